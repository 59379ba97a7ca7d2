import type { TreeRow } from './tree-rows.ts';

/** The place of a row among the rows with the same parent, counted from 1, and their number. */
export interface TreePlace {
  readonly place: number;
  readonly size: number;
}

/** Returns the place of each row. Browsers cannot count rows that are not in the page. */
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
