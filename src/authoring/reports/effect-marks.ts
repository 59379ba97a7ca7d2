import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { neededConstraints } from '../../analysis/explain/needed-constraints.ts';
import type { PortalItem } from '../../analysis/model/item.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { routeScreen, containingScreen } from '../../analysis/model/reach.ts';
import { isGate, type Step } from '../../analysis/model/screen-gates.ts';
import { tableColumns } from '../../analysis/table/columns.ts';
import { namesText, type Sentence } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import { UnknownName } from '../refusal.ts';
import { conditionWords } from '../rules/rule-words.ts';
import type { AllowedChanges, WantedEffect } from '../suggest/suggest-edits.ts';
import { findItem } from './find-item.ts';

// The second is the earlier word, which still works.
const everyone: readonly string[] = ['everyone', 'everybody'];

/** A wanted effect: some members must see an item, or must not see it. */
export interface EffectMark {
  readonly item: string;
  readonly isShown: boolean;
  /**
   * The affected members: `isPPO`, `!isPPO`, `hasBilling,isPPO`, `plan:medicare` or `everybody`. All parts
   * separated by commas must be true.
   */
  readonly who: string;
}

export interface ResolvedMark {
  readonly item: PortalItem;
  readonly isShown: boolean;
  readonly named: Diagram;
  readonly members: Diagram;
}

const columnMembers = (model: PortalModel, name: string): Diagram => {
  const columns = tableColumns(model, 'en');
  const column = columns.find((one) => one.name === name);
  if (!column)
    throw new UnknownName(
      'column',
      name,
      columns.map((one) => one.name),
    );
  return column.members;
};

const membersNamed = (model: PortalModel, written: string): Diagram => {
  const { diagrams, valid, conditions, space } = model.world;
  const known = [...Object.keys(model.portal.config.rules), ...space.byName.keys(), ...everyone];
  return written.split(',').reduce((all, part) => {
    if (part.startsWith('plan:')) return diagrams.and(all, columnMembers(model, part.slice('plan:'.length)));
    const name = part.replace('!', '');
    if (!known.includes(name)) throw new UnknownName('rule', name, known);
    const own = everyone.includes(name) ? valid : conditions.ofWhen(name);
    return part.startsWith('!') ? diagrams.minus(all, own) : diagrams.and(all, own);
  }, valid);
};

// Members who can open the screen of an item. For menu entries and screens: those whom only gates could
// exclude.
const comers = ({ world: { diagrams }, byId }: PortalModel, item: PortalItem): Diagram => {
  const screen = byId.get(containingScreen(item) ?? '');
  if (screen && screen !== item) return screen.shown;
  return diagrams.all(item.steps.filter((step) => !isGate(step)).map(({ holds }) => holds));
};

export const resolveMark = (model: PortalModel, { item: named, isShown, who }: EffectMark): ResolvedMark => {
  const { diagrams, possible } = model.world;
  const item = findItem(model, named);
  const meant = membersNamed(model, who);
  return {
    item,
    isShown,
    named: meant,
    members: diagrams.and(diagrams.and(meant, possible), comers(model, item)),
  };
};

const screensFrom = ({ items }: PortalModel, { id }: PortalItem): ReadonlySet<string> => {
  const found = new Set([id]);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { kind, id: key, source } of items)
      if (kind === 'screen' && found.has(String(source['parent']))) found.add(key);
  }
  return found;
};

const dependents = (model: PortalModel, asked: PortalItem): ReadonlySet<string> => {
  if (asked.kind !== 'screen' && asked.kind !== 'block') return new Set();
  const screens = asked.kind === 'screen' ? screensFrom(model, asked) : new Set<string>();
  const isInside = ({ id }: PortalItem): boolean =>
    id.startsWith(`${asked.id}/`) || screens.has(containingScreen({ id } as PortalItem) ?? '');
  const leadsThere = ({ links }: PortalItem): boolean =>
    links.some(({ value }) => screens.has(routeScreen(value) ?? ''));
  const own = model.items.filter((item) => item !== asked && (isInside(item) || leadsThere(item)));
  const ids = new Set(own.map(({ id }) => id));
  // Cards come after their block, so parents are found by reading backwards.
  for (const { id, holds } of [...model.items].reverse())
    if (id !== asked.id && holds?.some((one) => ids.has(one.id))) ids.add(id);
  return ids;
};

// Blocks and cards that are shown with their contents may change along with them.
export const wantedEffect = (
  model: PortalModel,
  marks: readonly ResolvedMark[],
): { readonly effect: WantedEffect; readonly following: AllowedChanges } => {
  const { diagrams } = model.world;
  const effect = new Map<string, Diagram>();
  const wanted = ({ id, shown }: PortalItem): Diagram => effect.get(id) ?? shown;
  for (const { item, isShown, members } of marks)
    effect.set(item.id, isShown ? diagrams.or(wanted(item), members) : diagrams.minus(wanted(item), members));
  const asked = new Set(effect.keys());
  for (const item of [...model.items].reverse())
    if (!asked.has(item.id) && item.holds?.some(({ id }) => effect.has(id)))
      effect.set(item.id, diagrams.any(item.holds.map(wanted)));
  const following = new Map<string, Diagram>();
  for (const { item, members } of marks)
    for (const id of dependents(model, item))
      if (!effect.has(id)) following.set(id, diagrams.or(following.get(id) ?? 0, members));
  return { effect, following };
};

interface TextContext {
  readonly say: Sentence;
  readonly language: Language;
}

const stepText = (model: PortalModel, { kind, at, when }: Step, { say, language }: TextContext): string => {
  const says = conditionWords(model, when, language);
  return [say(`wish.step.${kind}`, { at }), says].filter((part) => part !== '').join(': ');
};

export const explainUnreachable = (
  model: PortalModel,
  { item, named }: ResolvedMark,
  context: TextContext,
): string => {
  const { world, portal } = model;
  const { say, language } = context;
  const { diagrams, possible } = world;
  const meant = diagrams.and(named, possible);
  if (meant !== 0) {
    // A step that is closed to all of them explains most. Otherwise the steps that are closed to some.
    const closed = item.steps.filter(({ holds }) => diagrams.and(meant, holds) === 0);
    const steps =
      closed.length > 0 ? closed : item.steps.filter(({ holds }) => !diagrams.covers(holds, meant));
    return say('wish.nobody', {
      item: item.id,
      reasons: steps.map((step) => stepText(model, step, context)).join(say('comma')),
    });
  }
  const ids = neededConstraints(world, named, world.constraints) ?? [];
  const says = ids.map((id) => portal.labels.constraints[id]?.says[language] ?? id).join(say('comma'));
  return says === '' ? say('wish.nobody', { item: item.id }) : say('wish.noSuch', { item: item.id, says });
};

const mostNamed = 4;

export const idsText = (ids: readonly string[], say: Sentence): string =>
  ids.map((id) => `\`${id}\``).join(say('comma'));

const listed = (ids: readonly string[], say: Sentence): string =>
  namesText(
    ids.map((id) => `\`${id}\``),
    say,
    mostNamed,
  );

// The configuration has no gates for these.
const ungated: readonly PortalItem['kind'][] = ['menu', 'link', 'text', 'redirect'];

export const explainImpossible = (
  model: PortalModel,
  {
    effect,
    clashing,
  }: { readonly effect: WantedEffect; readonly clashing: ReadonlyMap<string, readonly string[]> },
  id: string,
  context: TextContext,
): string => {
  const { say } = context;
  const { diagrams, possible } = model.world;
  const item = model.byId.get(id);
  if (!item) return id;
  const gained = diagrams.and(diagrams.minus(effect.get(id) ?? item.shown, item.shown), possible);
  const isClosed = (holds: Diagram): boolean => diagrams.minus(gained, holds) !== 0;
  const closed = item.steps.filter(({ holds }) => isClosed(holds));
  const links = item.links.filter(({ members, leads }) => isClosed(diagrams.ite(members, leads, 1)));
  const keptBy = (steps: readonly Step[], targets: readonly string[]): string => {
    const reasons = [
      ...steps.map((step) => stepText(model, step, context)),
      ...targets.map((at) => say('wish.step.link', { at })),
    ];
    return say('wish.keptBy', { item: id, reasons: [...new Set(reasons)].join(say('comma')) });
  };
  const fixed = closed.filter((step) => !isGate(step));
  const nowhere = links
    .filter(({ value }) => routeScreen(value) === undefined)
    .map(({ value = '' }) => value);
  if (fixed.length + nowhere.length > 0) return keptBy(fixed, nowhere);
  const others = clashing.get(id) ?? [];
  if (others.length > 0) return say('wish.others', { item: id, others: listed(others, say) });
  if (ungated.includes(item.kind)) return say('wish.ungated', { item: id });
  return closed.length + links.length > 0
    ? keptBy(
        closed,
        links.map(({ value = '' }) => value),
      )
    : say('wish.shared', { item: id });
};
