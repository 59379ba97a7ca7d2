import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of an address to which somebody was led by what they looked for or made: what they find there takes the focus. */
export interface WasFound {
  readonly wasFound: true;
  /** The address of the very text that was found: its field takes the focus. */
  readonly at?: string | undefined;
}

/** Something was found or made, and no text of it in particular. */
export const wasFound: WasFound = { wasFound: true };

const foundBy = (state: unknown): WasFound | undefined =>
  typeof state === 'object' && state !== null && 'wasFound' in state ? (state as WasFound) : undefined;

/** The address of the text that somebody was led to on this page; undefined where it was none. */
export const useFoundText = (): string | undefined => foundBy(useLocation().state)?.at;

/** Puts the focus into the field of an address, its text selected as on Tab; answers whether there is one. */
const enterField = (within: HTMLElement | null, address: string | undefined): boolean => {
  if (address === undefined) return false;
  const field = within?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `[data-address="${CSS.escape(address)}"] :is(textarea, input)`,
  );
  field?.focus();
  field?.select();
  return field !== null && field !== undefined;
};

/** The element that takes the focus, or whose field does, whenever the page was led to what it shows; it needs a `tabIndex` of -1. */
export const useFoundFocus = <Found extends HTMLElement>(): RefObject<Found | null> => {
  const found = useRef<Found>(null);
  const location = useLocation();
  const { key } = location;
  const focus = useEffectEvent(() => {
    const led = foundBy(location.state);
    if (led && !enterField(found.current, led.at)) found.current?.focus();
  });
  useEffect(() => focus(), [key]);
  return found;
};
