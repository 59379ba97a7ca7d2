import type { Meaning } from './generated/api-shapes.ts';

/** How much a change comes to: how many things are otherwise, and for which sample members at least. */
export interface Affected {
  readonly things: number;
  readonly samples: readonly string[];
}

/** What is the same for everybody and stands in no row of the table, and addresses that open nothing any more: nobody is left out. */
export const outsideTable = ({ other, lost = [] }: Meaning): readonly string[] => [
  ...other.map(({ at }) => at),
  ...lost.map(({ path }) => path),
];

/** Counts all that a meaning tells, so that no summary says less than the list. */
export const affectedBy = (meaning: Meaning): Affected => {
  const { changes, moved, samples } = meaning;
  const outside = outsideTable(meaning);
  const isForAll = outside.length + moved.length > 0;
  return {
    things: new Set(changes.map(({ item }) => item)).size + moved.length + outside.length,
    samples: isForAll ? samples : [...new Set(changes.flatMap((change) => change.samples))],
  };
};
