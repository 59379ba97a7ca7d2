import { useState } from 'react';

/** A view, a comparison or a member that somebody named: where it stands. */
export interface SavedView {
  readonly name: string;
  /** Path and query of the page. */
  readonly address: string;
}

const placeOf = (person: string): string => `workbench.views.${person}`;

const isView = (value: unknown): value is SavedView => {
  const { name, address } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && typeof address === 'string' && address.startsWith('/') && !address.startsWith('//');
};

const remembered = (person: string): readonly SavedView[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(placeOf(person)) ?? '[]');
    return Array.isArray(found) ? found.filter(isView) : [];
  } catch {
    return [];
  }
};

/**
 * The views that a person named, in this browser: the address itself is what is sent to a colleague. One of the same name is replaced.
 * `keep` answers whether the browser could remember it.
 */
export const useSavedViews = (person: string) => {
  const [views, setViews] = useState(() => remembered(person));
  const put = (next: readonly SavedView[]): boolean => {
    try {
      localStorage.setItem(placeOf(person), JSON.stringify(next));
    } catch {
      return false;
    }
    setViews(next);
    return true;
  };
  return {
    views,
    keep: (view: SavedView): boolean => put([...remembered(person).filter(({ name }) => name !== view.name), view]),
    forget: (name: string): boolean => put(remembered(person).filter((view) => view.name !== name)),
  };
};
