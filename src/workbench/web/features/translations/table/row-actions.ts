import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Language } from '../../../i18n/use-words.ts';

export type RowAction = Language | 'confirm';

export const textAddressOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-text]')?.dataset['text'] : undefined;

const actionOf = (target: EventTarget | null): RowAction | undefined => {
  const action =
    target instanceof Element ? target.closest<HTMLElement>('[data-action]')?.dataset['action'] : undefined;
  return action === 'en' || action === 'es' || action === 'confirm' ? action : undefined;
};

// One listener for all rows: a handler in each row would make every row render again.
export const useRowActions = (
  table: RefObject<HTMLElement | null>,
  run: (action: RowAction, address: string) => void,
): void => {
  const handleClick = useEffectEvent(({ target }: MouseEvent): void => {
    const address = textAddressOf(target);
    const action = actionOf(target);
    if (address !== undefined && action !== undefined) run(action, address);
  });
  useEffect(() => {
    const element = table.current;
    const listen = (event: MouseEvent): void => handleClick(event);
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, [table]);
};
