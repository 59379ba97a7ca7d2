import type { Diagram } from '../diagram/diagrams.ts';
import type { PortalItem } from '../model/portal-item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { AnalysisFinding } from './finding.ts';
import type { Inspection } from './inspection.ts';

/** One entry of the configuration with every place where it stands: a shared block stands on several screens. */
export interface Placements {
  readonly first: PortalItem;
  readonly all: readonly PortalItem[];
}

const entryOf = ({ id, words, source }: PortalItem): unknown =>
  'screen' in words && words.screen === 'shared' ? `${words.screen} ${words.item ?? ''} ${JSON.stringify(source['items'] ?? source)}` : id;

const about = ({ id }: PortalItem, field?: string) => ({ kind: 'item', name: id, ...(field !== undefined && { field }) }) as const;

/** The items of a model, grouped by their entry in the configuration. */
export const placements = (items: readonly PortalItem[]): readonly Placements[] => {
  const groups = new Map<unknown, PortalItem[]>();
  for (const item of items) {
    const group = groups.get(entryOf(item)) ?? [];
    groups.set(entryOf(item), [...group, item]);
  }
  return [...groups.values()].flatMap((all) => (all[0] ? [{ first: all[0], all }] : []));
};

/** Its own gate, and what else stands before it, over all places. */
const gateFinding = ({ world }: PortalModel, { suspect }: Inspection, { first, all }: Placements): AnalysisFinding | undefined => {
  const { diagrams } = world;
  const shut = all.reduce((members, { id, steps }) => {
    const own = steps.filter(({ at, when, kind }) => at === id && when !== undefined && kind !== 'plans');
    const others = steps
      .filter((step) => !own.includes(step) && step.kind !== 'data')
      .reduce((open, { holds }) => diagrams.and(open, holds), 1);
    const closed = own.reduce((open, { holds }) => diagrams.and(open, holds), 1);
    return diagrams.or(members, own.length === 0 ? 1 : diagrams.minus(others, closed));
  }, 0);
  return suspect({ code: 'implied-gate', about: about(first, 'when'), mustBeEmpty: shut, example: first.gate });
};

const linkFindings = (
  { world, portal }: PortalModel,
  { suspect, remark }: Inspection,
  { first, all }: Placements,
): readonly AnalysisFinding[] => {
  const { diagrams, conditions, possible } = world;
  const gate = all.reduce((members, item) => diagrams.or(members, item.gate), 0);
  return first.links.flatMap(({ variant, value, members, leads }) => {
    const getting = diagrams.and(gate, members);
    const field = variant === undefined ? 'link' : `${variant}Link`;
    const isEmpty = diagrams.and(getting, possible) === 0;
    if (value === undefined) {
      return isEmpty || first.kind === 'entry' ? [] : [remark({ code: 'no-link', about: about(first), example: getting })];
    }
    if (diagrams.and(leads, possible) === 0)
      return [remark({ code: 'missing-target', about: about(first, field), other: value, example: gate })];
    if (!isEmpty) return [];
    const when = portal.config.variants.find(({ name }) => name === variant)?.when;
    const example = diagrams.and(gate, when === undefined ? 1 : conditions.ofWhen(when));
    const code = variant === undefined ? 'unreachable-default' : 'shadowed-variant';
    return suspect({ code, about: about(first, field), mustBeEmpty: getting, example }) ?? [];
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
export const itemFindings = (model: PortalModel, inspection: Inspection): readonly AnalysisFinding[] =>
  placements(model.items).flatMap((placed) => {
    const { first, all } = placed;
    const { diagrams } = model.world;
    const shown = all.reduce((members, item) => diagrams.or(members, item.shown), 0);
    const links = linkFindings(model, inspection, placed);
    const broken = links.some(({ code }) => code === 'missing-target');
    const dead = broken
      ? undefined
      : inspection.suspect({ code: 'dead-item', about: about(first), mustBeEmpty: shown, example: almost(model, first) });
    if (dead) return [dead];
    return [gateFinding(model, inspection, placed) ?? [], links].flat();
  });
