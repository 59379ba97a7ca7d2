import type { TreeRow } from './tree-rows.ts';

/** The position of a row among the rows with the same parent, starting at 1, and the number of these rows. */
export interface TreePlace {
  readonly place: number;
  readonly size: number;
}

/**
 * Returns the position of each row for `aria-posinset` and `aria-setsize`, because browsers cannot count rows that
 * are not rendered.
 */
export const treePlaces = (rows: readonly Pick<TreeRow, 'level'>[]): readonly TreePlace[] => {
  const open: number[][] = [];
  const groups = rows.map(({ level }, at) => {
    open.length = Math.min(open.length, level);
    const group = (open[level - 1] ??= []);
    group.push(at);
    return { group, place: group.length };
  });
  return groups.map(({ group, place }) => ({ place, size: group.length }));
};
