import type { ItemChange } from '../draft/content/item-changes.ts';

// An item that was added or deleted is undone as a whole; in a changed one, only the values that changed.
export const changeToUndo = ({ key, kind, rows }: Pick<ItemChange, 'key' | 'kind' | 'rows'>) => {
  const changed = rows.filter(({ isUnchanged }) => !isUnchanged).map(({ address }) => address);
  return { addresses: kind === 'changed' ? changed : [key, ...changed], isDeletion: kind === 'removed' };
};
