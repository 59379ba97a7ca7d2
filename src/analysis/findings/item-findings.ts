import type { Diagram } from '../diagram/diagrams.ts';
import type { PortalItem } from '../model/portal-item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { Step } from '../model/step.ts';
import type { World } from '../model/world.ts';
import type { AnalysisFinding } from './finding.ts';
import type { Inspect } from './inspection.ts';
import { sampled } from './sampled.ts';

/** One entry of the configuration with every place where it stands: a shared block stands on several screens. */
export interface Placements {
  readonly first: PortalItem;
  readonly all: readonly PortalItem[];
}

const entryOf = ({ id, words, source }: PortalItem): string =>
  'screen' in words && words.screen === 'shared' ? `${words.screen} ${words.item ?? ''} ${JSON.stringify(source['items'] ?? source)}` : id;

const about = ({ id }: PortalItem, field?: string) => ({ kind: 'item', name: id, ...(field !== undefined && { field }) }) as const;

/** The items of a model, grouped by their entry in the configuration. */
export const placements = (items: readonly PortalItem[]): readonly Placements[] => {
  const groups = new Map<string, PortalItem[]>();
  for (const item of items) {
    const group = groups.get(entryOf(item));
    if (group) group.push(item);
    else groups.set(entryOf(item), [item]);
  }
  return [...groups.values()].map((all) => ({ first: all[0] as PortalItem, all }));
};

/** Whether some possible member is in all of these sets and not in `except`: seen in a sample, or else worked out. */
type Meet = (sets: readonly Diagram[], except?: Diagram) => boolean;

const meetIn = (world: World): Meet => {
  const samples = sampled(world);
  const { diagrams, possible } = world;
  return (sets, except = 0) => {
    if (samples.some((holds) => sets.reduce((members, set) => members & holds(set), ~holds(except)) !== 0)) return true;
    const before = sets.slice(0, -1).reduce((all, set) => diagrams.and(all, set), possible);
    const last = sets.at(-1) ?? 1;
    return except === 0 ? diagrams.meets(before, last) : !diagrams.covers(except, diagrams.and(before, last));
  };
};

const holdsOf = (steps: readonly Step[]): readonly Diagram[] => steps.map(({ holds }) => holds);

const isSeen = (meet: Meet, { holds, steps, followed }: PortalItem): boolean =>
  holds ? holds.some((held) => isSeen(meet, held)) : meet([followed, ...holdsOf(steps)]);

/** Its own gate, and what else stands before it, over all places. */
const gateFindings = (
  { diagrams }: World,
  [meet, inspect]: readonly [Meet, Inspect],
  { first, all }: Placements,
): readonly AnalysisFinding[] => {
  const every = (sets: readonly Diagram[]): Diagram => sets.reduce((both, set) => diagrams.and(both, set), 1);
  const places = all.map(({ id, steps }) => {
    const own = steps.filter(({ at, when, kind }) => at === id && when !== undefined && kind !== 'plans');
    return { own, gate: every(holdsOf(own)), others: holdsOf(steps.filter((step) => step.kind !== 'data' && !own.includes(step))) };
  });
  if (places.some(({ own, gate, others }) => own.length === 0 || meet(others, gate))) return [];
  const nobody = (): Diagram => places.reduce((shut, { gate, others }) => diagrams.or(shut, diagrams.minus(every(others), gate)), 0);
  return [inspect({ code: 'implied-gate', about: about(first, 'when'), nobody, example: () => first.gate })];
};

const linkFindings = (
  { world, portal }: PortalModel,
  [meet, inspect]: readonly [Meet, Inspect],
  { first, all }: Placements,
): readonly AnalysisFinding[] => {
  const { diagrams, conditions } = world;
  const among = (members: Diagram) => (): Diagram =>
    diagrams.and(
      all.reduce((open, item) => diagrams.or(open, item.gate), 0),
      members,
    );
  return first.links.flatMap(({ variant, value, members, leads }) => {
    const field = about(first, variant === undefined ? 'link' : `${variant}Link`);
    if (value !== undefined && !meet([leads])) return [inspect({ code: 'missing-target', about: field, other: value, example: among(1) })];
    const isGiven = all.some(({ steps }) => meet([members, ...holdsOf(steps)]));
    if (value === undefined)
      return isGiven && first.kind !== 'entry' ? [inspect({ code: 'no-link', about: about(first), example: among(members) })] : [];
    if (isGiven) return [];
    const when = portal.config.variants.find(({ name }) => name === variant)?.when;
    const code = variant === undefined ? 'unreachable-default' : 'shadowed-variant';
    return [inspect({ code, about: field, nobody: among(members), example: among(conditions.ofWhen(when)) })];
  });
};

/** The widest set of members who get so far that only the item's own gate or link can stop them. */
const almost = ({ world }: PortalModel, { steps }: PortalItem): Diagram => {
  const { diagrams, possible } = world;
  let reached = possible;
  for (const { holds } of steps) {
    const next = diagrams.and(reached, holds);
    if (next === 0) return reached;
    reached = next;
  }
  return reached;
};

/** Everything to say about who sees an item and what link they get. */
export const itemFindings = (model: PortalModel, inspect: Inspect): readonly AnalysisFinding[] => {
  const { world, items } = model;
  const meet = meetIn(world);
  return placements(items).flatMap((placed) => {
    const { first, all } = placed;
    const links = linkFindings(model, [meet, inspect], placed);
    if (links.some(({ code }) => code === 'missing-target') || all.some((item) => isSeen(meet, item)))
      return [...gateFindings(world, [meet, inspect], placed), ...links];
    const shown = (): Diagram => all.reduce((members, item) => world.diagrams.or(members, item.shown), 0);
    return [inspect({ code: 'dead-item', about: about(first), nobody: shown, example: () => almost(model, first) })];
  });
};
