import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { neededConstraints } from '../../analysis/explain/needed-constraints.ts';
import type { PortalItem } from '../../analysis/model/item.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { standsOn } from '../../analysis/model/reach.ts';
import { isGate, type Step } from '../../analysis/model/screen-gates.ts';
import { tableColumns } from '../../analysis/table/columns.ts';
import { namesText, type Sentence } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Wish } from '../edit/wish.ts';
import { UnknownName } from '../refusal.ts';
import { conditionWords } from '../rules/rule-words.ts';
import { itemNamed } from './item-named.ts';

/** That some members are to see an item, or not. */
export interface WishMark {
  readonly item: string;
  readonly isShown: boolean;
  /** `isPPO`, `!isPPO`, `hasBilling,isPPO`, `plan:medicare` or `everybody`; what is parted by commas must all be so. */
  readonly who: string;
}

/** A mark in a portal. */
export interface PlacedMark {
  readonly item: PortalItem;
  readonly isShown: boolean;
  /** Those who are meant, whether they can exist or not. */
  readonly named: Diagram;
  /** Those of them who can exist and come to where the item stands. */
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
  const known = [...Object.keys(model.portal.config.rules), ...space.byName.keys(), 'everybody'];
  return written.split(',').reduce((all, part) => {
    if (part.startsWith('plan:')) return diagrams.and(all, columnMembers(model, part.slice('plan:'.length)));
    const name = part.replace('!', '');
    if (!known.includes(name)) throw new UnknownName('rule', name, known);
    const own = name === 'everybody' ? valid : conditions.ofWhen(name);
    return part.startsWith('!') ? diagrams.minus(all, own) : diagrams.and(all, own);
  }, valid);
};

/** Members who come to the place of an item: its screen opens to them; to the entry of a menu or a screen, what no gate decides. */
const comers = ({ world: { diagrams }, byId }: PortalModel, item: PortalItem): Diagram => {
  const screen = byId.get(standsOn(item) ?? '');
  if (screen && screen !== item) return screen.shown;
  return diagrams.all(item.steps.filter((step) => !isGate(step)).map(({ holds }) => holds));
};

/** A mark in a portal; refuses an item, a column or a name that is not there, with the nearest. */
export const placedMark = (model: PortalModel, { item: named, isShown, who }: WishMark): PlacedMark => {
  const { diagrams, possible } = model.world;
  const item = itemNamed(model, named);
  const meant = membersNamed(model, who);
  return { item, isShown, named: meant, members: diagrams.and(diagrams.and(meant, possible), comers(model, item)) };
};

/** What marks mean for everybody: blocks and cards that are shown with what they hold follow it. */
export const wishOf = ({ world: { diagrams }, items }: PortalModel, marks: readonly PlacedMark[]): Wish => {
  const wish = new Map<string, Diagram>();
  const wanted = ({ id, shown }: PortalItem): Diagram => wish.get(id) ?? shown;
  for (const { item, isShown, members } of marks)
    wish.set(item.id, isShown ? diagrams.or(wanted(item), members) : diagrams.minus(wanted(item), members));
  // Cards stand after their block, so what holds others is read from the last on.
  for (const item of [...items].reverse())
    if (item.holds?.some(({ id }) => wish.has(id))) wish.set(item.id, diagrams.any(item.holds.map(wanted)));
  return wish;
};

/** In which words a wish is told. */
interface Telling {
  readonly say: Sentence;
  readonly language: Language;
}

/** What stands in the way: whose condition it is, and what it says. */
const stepText = (model: PortalModel, { kind, at, when }: Step, { say, language }: Telling): string => {
  const says = conditionWords(model, when, language);
  return [say(`wish.step.${kind}`, { at }), says].filter((part) => part !== '').join(': ');
};

/** Why none of those who are meant comes to an item: they cannot exist, or what it stands on is closed to them. */
export const nobodyComes = (model: PortalModel, { item, named }: PlacedMark, telling: Telling): string => {
  const { world, portal } = model;
  const { say, language } = telling;
  const { diagrams, possible } = world;
  const meant = diagrams.and(named, possible);
  if (meant !== 0) {
    // One step that is closed to all of them says most; else those are told that are closed to some.
    const closed = item.steps.filter(({ holds }) => diagrams.and(meant, holds) === 0);
    const steps = closed.length > 0 ? closed : item.steps.filter(({ holds }) => !diagrams.covers(holds, meant));
    return say('wish.nobody', { item: item.id, reasons: steps.map((step) => stepText(model, step, telling)).join(say('comma')) });
  }
  const ids = neededConstraints(world, named, world.constraints) ?? [];
  const says = ids.map((id) => portal.labels.constraints[id]?.says[language] ?? id).join(say('comma'));
  return says === '' ? say('wish.nobody', { item: item.id }) : say('wish.noSuch', { item: item.id, says });
};

/** So many items are named before the rest is counted. */
const mostNamed = 4;

/** Ids in a sentence, between backticks like all names there. */
export const idsText = (ids: readonly string[], say: Sentence): string => ids.map((id) => `\`${id}\``).join(say('comma'));

const listed = (ids: readonly string[], say: Sentence): string =>
  namesText(
    ids.map((id) => `\`${id}\``),
    say,
    mostNamed,
  );

/** Why no condition does what is wished of an item: what else keeps it from them, or what else would change with it. */
export const whyImpossible = (model: PortalModel, wish: Wish, id: string, telling: Telling): string => {
  const { say } = telling;
  const { diagrams, possible } = model.world;
  const item = model.byId.get(id);
  if (!item) return id;
  const gained = diagrams.and(diagrams.minus(wish.get(id) ?? item.shown, item.shown), possible);
  const closed = (holds: Diagram): boolean => diagrams.minus(gained, holds) !== 0;
  const steps = item.steps.filter(({ holds }) => gained !== 0 && closed(holds)).map((step) => stepText(model, step, telling));
  const links = item.links.filter(({ members, leads }) => gained !== 0 && closed(diagrams.ite(members, leads, 1)));
  const reasons = [...new Set([...steps, ...links.map(({ value = '' }) => say('wish.step.link', { at: value }))])];
  if (reasons.length > 0) return say('wish.keptBy', { item: id, reasons: reasons.join(say('comma')) });
  const within = model.items.filter((other) => !wish.has(other.id) && other.steps.some(({ at }) => at === id)).map((other) => other.id);
  const leading = model.items
    .filter((other) => !wish.has(other.id) && other.links.some(({ value }) => value === `route:${id}`))
    .map((other) => other.id);
  const others = [...new Set([...within, ...leading])];
  return others.length === 0 ? say('wish.shared', { item: id }) : say('wish.others', { item: id, others: listed(others, say) });
};
