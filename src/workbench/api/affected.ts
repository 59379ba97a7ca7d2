import type { Meaning } from './generated/api-shapes.ts';

// The size of a change: the number of different items, texts and addresses, and the sample members who see a difference.
export interface Affected {
  readonly things: number;
  readonly samples: readonly string[];
}

/**
 * Returns the changes that no cell of the gating table shows: settings and texts of every page, and addresses that stop working, which
 * affect everybody; and, where it is known which rows have a changed cell, the items of the other changes, such as the order of blocks.
 */
export const outsideTable = ({ changes, other, lost = [] }: Meaning, changedRows?: ReadonlySet<string>): readonly string[] => [
  ...new Set(changedRows ? changes.flatMap(({ item }) => (changedRows.has(item) ? [] : item)) : []),
  ...other.map(({ at }) => at),
  ...lost.map(({ path }) => path),
];

/** Counts every change of a comparison, those outside the gating table too, so that a summary agrees with the list. */
export const affectedBy = (meaning: Meaning): Affected => {
  const { changes, moved, samples } = meaning;
  const outside = outsideTable(meaning);
  const isForAll = outside.length + moved.length > 0;
  return {
    things: new Set(changes.map(({ item }) => item)).size + moved.length + outside.length,
    samples: isForAll ? samples : [...new Set(changes.flatMap((change) => change.samples))],
  };
};
