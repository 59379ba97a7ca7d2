import type { Diagram } from '../diagrams/diagrams.ts';
import { assumptionsOf } from '../explain/assumptions.ts';
import type { MeaningDiff } from './meaning-diff.ts';
import type { MeaningChange } from './sides.ts';

interface ChangeAssumptions {
  // `said` returns the members that the description is about.
  readonly behind: (change: MeaningChange, found: () => Diagram) => readonly string[];
  readonly unseen: readonly { readonly item: string; readonly assumes: readonly string[] }[];
}

const keyOf = ({ kind, item, what, before, after }: MeaningChange): string =>
  JSON.stringify([kind, item, what, before, after]);

const nothing: ChangeAssumptions = { behind: () => [], unseen: [] };

export const changeAssumptions = ({
  changes,
  changesAmong,
  models,
  world,
}: MeaningDiff): ChangeAssumptions => {
  const { diagrams, possible } = world;
  const sides = models.map(assumptionsOf);
  const certain = diagrams.any(sides.map((side) => side.certain));
  if (certain === possible) return nothing;
  const behind = (wrong: Diagram): readonly string[] => [
    ...new Set(sides.flatMap((side) => side.behind(diagrams.minus(wrong, possible)))),
  ];
  const wider = new Map(changesAmong(certain).map((change) => [keyOf(change), change]));
  const reported = new Set(changes.map(keyOf));
  const only = [...wider].flatMap(([key, change]) => (reported.has(key) ? [] : [change]));
  const unseen = Array.from(
    Map.groupBy(only, ({ item }) => item),
    ([item, all]) => ({
      item,
      assumes: behind(diagrams.any(all.map(({ members }) => members))),
    }),
  ).filter(({ assumes }) => assumes.length > 0);
  return {
    behind: (change, found) => {
      const all = wider.get(keyOf(change))?.members ?? 0;
      return behind(diagrams.and(certain, diagrams.ite(found(), diagrams.not(all), all)));
    },
    unseen,
  };
};
