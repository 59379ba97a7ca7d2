import { type RefObject, useState } from 'react';
import { sha256 } from '../../../../config/files/sha256.ts';
import { useCommands, useRowKeys } from '../../kit/commands/use-commands.ts';
import type { ItemChange } from '../content/item-changes.ts';

export interface Viewing {
  readonly isViewed: (change: ItemChange) => boolean;
  readonly toggle: (change: ItemChange) => void;
}

type Viewed = Readonly<Record<string, string>>;

const placeOf = (draft: string): string => `workbench.viewed.${draft}`;

// Ignores values that another version or a user wrote.
const read = (draft: string): Viewed => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(placeOf(draft)) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Viewed) : {};
  } catch {
    return {};
  }
};

const printOf = ({ rows }: ItemChange): string =>
  sha256(JSON.stringify(rows.map(({ address, after }) => [address, after])));

// An item that changed again must be viewed again.
export const useViewed = (draft: string): Viewing => {
  const [viewed, setViewed] = useState(() => read(draft));
  const isViewed = (change: ItemChange): boolean => viewed[change.key] === printOf(change);
  const toggle = (change: ItemChange): void => {
    const others = Object.entries(viewed).filter(([key]) => key !== change.key);
    const next = Object.fromEntries([
      ...others,
      ...(isViewed(change) ? [] : [[change.key, printOf(change)]]),
    ]) as Viewed;
    localStorage.setItem(placeOf(draft), JSON.stringify(next));
    setViewed(next);
  };
  return { isViewed, toggle };
};

const currentIn = (list: HTMLElement | null): HTMLElement | null | undefined => {
  const held = document.activeElement?.closest<HTMLElement>('li[data-change]');
  return held && list?.contains(held)
    ? held
    : (list?.querySelector<HTMLElement>('li[data-change]:not([data-viewed])') ??
        list?.querySelector<HTMLElement>('li[data-change]'));
};

export const useChangeKeys = (list: RefObject<HTMLElement | null>, viewing: Viewing | undefined): void => {
  useRowKeys(list);
  const press = (name: 'viewed' | 'comment'): void => {
    const current = currentIn(list.current);
    current?.querySelector<HTMLElement>(`[data-does="${name}"]`)?.click();
    if (name === 'viewed')
      (current?.nextElementSibling ?? current)?.querySelector<HTMLElement>('[data-row]')?.focus();
  };
  useCommands(viewing ? { viewed: () => press('viewed'), comment: () => press('comment') } : {});
};
