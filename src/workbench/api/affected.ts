import type { Meaning } from './generated/api-shapes.ts';

export interface Affected {
  readonly things: number;
  readonly samples: readonly string[];
}

/**
 * Returns the changes outside the gating table, which affect everyone. With `changedRows`, also returns
 * other changes of items.
 */
export const outsideTable = (
  { changes, other, lost = [] }: Meaning,
  changedRows?: ReadonlySet<string>,
): readonly string[] => [
  ...new Set(changedRows ? changes.flatMap(({ item }) => (changedRows.has(item) ? [] : item)) : []),
  ...other.map(({ at }) => at),
  ...lost.map(({ path }) => path),
];

/**
 * Counts every change of a comparison, including changes outside the gating table, so that a summary agrees
 * with the list.
 */
export const affectedBy = (meaning: Meaning): Affected => {
  const { changes, moved, samples } = meaning;
  const outside = outsideTable(meaning);
  const isForAll = outside.length + moved.length > 0;
  return {
    things: new Set(changes.map(({ item }) => item)).size + moved.length + outside.length,
    samples: isForAll ? samples : [...new Set(changes.flatMap((change) => change.samples))],
  };
};
