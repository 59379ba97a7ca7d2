import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { textAddressOf } from './row-actions.ts';

export const useRenderedRow = (list: RefObject<HTMLElement | null>, isLong: boolean) => {
  const [alwaysDrawn, setKept] = useState<string>();
  const findRow = (address: string): HTMLElement | null | undefined =>
    list.current?.querySelector<HTMLElement>(`[data-text="${CSS.escape(address)}"]`);
  const keep = (address: string | undefined): void => {
    if (isLong && address !== undefined) setKept(address);
  };
  const handleFocus = useEffectEvent(({ target }: FocusEvent): void => keep(textAddressOf(target)));
  useEffect(() => {
    const element = list.current;
    const listen = (event: FocusEvent): void => handleFocus(event);
    element?.addEventListener('focusin', listen);
    return () => element?.removeEventListener('focusin', listen);
  }, [list]);
  return {
    alwaysDrawn,
    keep,
    /** Returns the row of an address. Renders it first if needed. */
    drawRow: (address: string): HTMLElement | null | undefined => {
      if (!findRow(address)) flushSync(() => keep(address));
      return findRow(address);
    },
  };
};

export type RenderedRow = ReturnType<typeof useRenderedRow>;
