import { memoize, soundParts } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { isPlaced, type PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { isGate, type Step } from '../model/screen-gates.ts';
import type { World } from '../model/world.ts';
import type { AnalysisFinding, Inspect } from './finding.ts';
import { sampled } from './sampled.ts';

export interface Placements {
  readonly first: PortalItem;
  readonly all: readonly PortalItem[];
}

const entryOf = memoize(({ id, words, source }: PortalItem): string =>
  'screen' in words && words.screen === 'shared'
    ? `${words.screen} ${words.item ?? ''} ${JSON.stringify(source['items'] ?? source)}`
    : id,
);

const about = ({ id }: PortalItem, field?: string) =>
  ({ kind: 'item', name: id, ...(field !== undefined && { field }) }) as const;

/** Groups the items of a model by the configuration entry that defines them. */
export const placements = memoize((items: readonly PortalItem[]): readonly Placements[] =>
  [...Map.groupBy(items, entryOf).values()].map((all) => ({ first: all[0] as PortalItem, all })),
);

// Tries sample members before computing.
type Passes = (steps: readonly Step[], members: Diagram, except?: Diagram) => boolean;

const passesIn = (world: World): Passes => {
  const samples = sampled(world);
  const { diagrams, possible } = world;
  return (steps, members, except = 0) => {
    for (const holds of samples) {
      let left = holds(members) & ~holds(except);
      for (const step of steps) left &= holds(step.holds);
      if (left !== 0) return true;
    }
    const before = diagrams.all([possible, members, ...steps.slice(0, -1).map(({ holds }) => holds)]);
    const last = steps.at(-1)?.holds ?? 1;
    return except === 0 ? diagrams.meets(before, last) : !diagrams.covers(except, diagrams.and(before, last));
  };
};

const isSeen = (passes: Passes, { holds, steps, followed }: PortalItem): boolean =>
  holds ? holds.some((held) => isSeen(passes, held)) : passes(steps, followed);

interface Search {
  readonly world: World;
  readonly passes: Passes;
  readonly inspect: Inspect;
}

const gateFindings = (
  { world, passes, inspect }: Search,
  { first, all }: Placements,
): readonly AnalysisFinding[] => {
  const { diagrams } = world;
  const every = (steps: readonly Step[]): Diagram => diagrams.all(steps.map(({ holds }) => holds));
  const places = all.map(({ id, steps }) => {
    const own = steps.filter((step) => step.at === id && isGate(step));
    return {
      own: own.length > 0 && every(own),
      others: steps.filter((step) => step.kind !== 'data' && !own.includes(step)),
    };
  });
  if (places.some(({ own, others }) => own === false || passes(others, 1, own))) return [];
  const nobody = (): Diagram =>
    diagrams.any(places.map(({ own, others }) => diagrams.minus(every(others), own || 0)));
  return [inspect({ code: 'implied-gate', about: about(first, 'when'), nobody, example: () => first.gate })];
};

const linkFindings = (
  { world, passes, inspect }: Search,
  { first, all }: Placements,
): readonly AnalysisFinding[] => {
  const { diagrams, variants } = world;
  const among = (members: Diagram) => (): Diagram =>
    diagrams.and(diagrams.any(all.map(({ gate }) => gate)), members);
  return first.links.flatMap(({ variant, value, members, leads }) => {
    const field = () => about(first, variant === undefined ? 'link' : `${variant}Link`);
    if (value !== undefined && leads !== 1 && !passes([], leads))
      return [inspect({ code: 'missing-target', about: field(), other: value, example: among(1) })];
    const isGiven = all.some(({ steps }) => passes(steps, members));
    if (value === undefined)
      return isGiven && first.kind !== 'entry'
        ? [inspect({ code: 'no-link', about: about(first), example: among(members) })]
        : [];
    if (isGiven) return [];
    const applies = variants.find(({ name }) => name === variant)?.members ?? 1;
    const code = variant === undefined ? 'unreachable-default' : 'shadowed-variant';
    return [inspect({ code, about: field(), nobody: among(members), example: among(applies) })];
  });
};

const closestMembers = ({ world }: PortalModel, { steps }: PortalItem): Diagram => {
  const { diagrams, possible } = world;
  let reached = possible;
  for (const { holds } of steps) {
    const next = diagrams.and(reached, holds);
    if (next === 0) return reached;
    reached = next;
  }
  return reached;
};

// The items in the block may differ by place.
const placeFindings = (
  { model, passes, inspect }: Search & { readonly model: PortalModel },
  { all }: Placements,
): readonly AnalysisFinding[] =>
  all
    .filter((item) => item.kind === 'block' && item.id.split('/').length === 2 && !isSeen(passes, item))
    .map((item) =>
      inspect({
        code: 'dead-place',
        about: { kind: 'place', name: item.id },
        nobody: () => item.shown,
        example: () => closestMembers(model, item),
      }),
    );

const sound = soundParts();

export const itemFindings = (model: PortalModel, inspect: Inspect): readonly AnalysisFinding[] => {
  const { world, items } = model;
  const passes = passesIn(world);
  const search: Search = { world, passes, inspect };
  const findIn = (placed: Placements): readonly AnalysisFinding[] => {
    const { first, all } = placed;
    const links = linkFindings(search, placed);
    if (links.some(({ code }) => code === 'missing-target') || all.some((item) => isSeen(passes, item)))
      return [
        ...gateFindings(search, placed),
        ...links,
        ...(all.length > 1 ? placeFindings({ ...search, model }, placed) : []),
      ];
    const shown = (): Diagram => world.diagrams.any(all.map((item) => item.shown));
    return [
      inspect({
        code: 'dead-item',
        about: about(first),
        nobody: shown,
        example: () => closestMembers(model, first),
      }),
    ];
  };
  return placements(items).flatMap((placed) =>
    isPlaced(placed.first)
      ? sound([placed.first, ...placed.all, world.space, world.possible], () => findIn(placed))
      : [],
  );
};
