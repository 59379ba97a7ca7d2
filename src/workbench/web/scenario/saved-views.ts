import { useState } from 'react';

export interface SavedView {
  readonly name: string;
  readonly address: string;
}

const storageKey = (person: string): string => `workbench.views.${person}`;

const isView = (value: unknown): value is SavedView => {
  const { name, address } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return (
    typeof name === 'string' &&
    typeof address === 'string' &&
    address.startsWith('/') &&
    !address.startsWith('//')
  );
};

const loadViews = (person: string): readonly SavedView[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey(person)) ?? '[]');
    return Array.isArray(found) ? found.filter(isView) : [];
  } catch {
    return [];
  }
};

// In this browser only. `save` replaces a view of the same name; it and `remove` return false where the
// browser cannot store.
export const useSavedViews = (person: string) => {
  const [views, setViews] = useState(() => loadViews(person));
  const put = (next: readonly SavedView[]): boolean => {
    try {
      localStorage.setItem(storageKey(person), JSON.stringify(next));
    } catch {
      return false;
    }
    setViews(next);
    return true;
  };
  return {
    views,
    save: (view: SavedView): boolean =>
      put([...loadViews(person).filter(({ name }) => name !== view.name), view]),
    remove: (name: string): boolean => put(loadViews(person).filter((view) => view.name !== name)),
  };
};
