import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

// State of the router: the found item gets the focus.
export interface WasFound {
  readonly wasFound: true;
  readonly at?: string | undefined;
}

export const wasFound: WasFound = { wasFound: true };

const foundBy = (state: unknown): WasFound | undefined =>
  typeof state === 'object' && state !== null && 'wasFound' in state ? (state as WasFound) : undefined;

export const useFoundText = (): string | undefined => foundBy(useLocation().state)?.at;

// Selects the text, as Tab does. Returns false if there is no field.
const enterField = (within: HTMLElement | null, address: string | undefined): boolean => {
  if (address === undefined) return false;
  const field = within?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `[data-address="${CSS.escape(address)}"] :is(textarea, input)`,
  );
  field?.focus();
  field?.select();
  return field !== null && field !== undefined;
};

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
