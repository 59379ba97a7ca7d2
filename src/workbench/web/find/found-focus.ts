import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of an address to which somebody was led by what they looked for or made: what they find there takes the focus. */
export const wasFound = { wasFound: true } as const;

const isFound = (state: unknown): boolean => typeof state === 'object' && state !== null && 'wasFound' in state;

/** The element that takes the focus whenever the page was led to what it shows; it needs a `tabIndex` of -1. */
export const useFoundFocus = <Found extends HTMLElement>(): RefObject<Found | null> => {
  const found = useRef<Found>(null);
  const location = useLocation();
  const { key } = location;
  const focus = useEffectEvent(() => {
    if (isFound(location.state)) found.current?.focus();
  });
  useEffect(() => focus(), [key]);
  return found;
};
