import type { Language } from '../../config/portal-config.ts';
import type { When } from '../../rules/expression.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { choices, type Part } from '../model/choices.ts';
import { itemWords, type PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { closedChanges, closesAlike } from './closed-screens.ts';
import { addressOf, gateChanges, type LinkPart, linkParts, partChanges, variantParts, type VariantTable } from './parts.ts';
import { isSame, type MeaningChange, type Pair, type Sides } from './sides.ts';

const tableOf = ({ source }: PortalItem): VariantTable | undefined => source['faqMain'] as VariantTable | undefined;

const partsOf = ({ world }: PortalModel, item: PortalItem): readonly Part[] =>
  variantParts(world, tableOf(item) ?? {}).map(({ value, members }) => ({
    value: value === undefined ? undefined : JSON.stringify(value),
    members,
  }));

/** Who gets the questions of another main item than before. */
const faqChanges = ({ before, after }: Sides, { before: old, after: now, both }: Pair): readonly MeaningChange[] =>
  (tableOf(old) ?? tableOf(now)) === undefined
    ? []
    : partChanges(after.world.diagrams, both, partsOf(before, old), partsOf(after, now)).map((change) => ({
        ...change,
        kind: 'looks',
        item: now.id,
        what: 'faqMain',
      }));

/** Members to whom a block says that they are past due; everybody for an item without such a condition. */
const pastDue = ({ world }: PortalModel, { source }: PortalItem): Diagram =>
  world.conditions.ofWhen(source['pastDueWhen'] as When | undefined);

/** To whom a block says that they are past due and did not before, or no longer. */
const pastDueChanges = ({ before, after }: Sides, { before: old, after: now, both }: Pair): readonly MeaningChange[] =>
  gateChanges(after.world.diagrams, both, pastDue(before, old), pastDue(after, now)).map((change) => ({
    ...change,
    kind: 'gates',
    item: now.id,
    what: 'pastDueWhen',
  }));

const languages: readonly Language[] = ['en', 'es'];
const fields: readonly string[] = ['title', 'content', 'label', 'linkText', 'phone', 'menu', 'intro'];
/** Fields of an entry that decide who sees it or where it leads; they are compared by their effect. */
const comparedByEffect =
  /^(id|key|when|pastDueWhen|faqMain|link|[a-z][A-Za-z0-9]*Link|forwardTo|whenClosed|items|guest|cards|blocks|wordsKey|order|menu|withoutPlans)$/;

const sameLinks = (old: PortalItem, now: PortalItem): boolean =>
  old.links.length === now.links.length &&
  old.links.every(({ value, members }, at) => value === now.links[at]?.value && members === now.links[at]?.members);

const linkChanges = (sides: Sides, { before: old, after: now, both }: Pair): readonly MeaningChange[] => {
  const { before, after } = sides;
  // An address may hold a client id by plan variant, so the same target leads elsewhere where the variants differ.
  if (sides.sameVariants && sides.sameAddresses && sameLinks(old, now)) return [];
  const [was, is] = [linkParts(before, old), linkParts(after, now)];
  const targetOf = (parts: readonly LinkPart[], value: string | undefined): string | undefined =>
    parts.find((part) => part.value === value)?.target;
  return partChanges(before.world.diagrams, both, was, is).map(({ before: from, after: to, members }) => {
    const [oldTarget, newTarget] = [targetOf(was, from), targetOf(is, to)];
    const shown = oldTarget === newTarget ? [from, to] : [oldTarget, newTarget];
    return { kind: 'links', item: now.id, what: 'link', before: shown[0], after: shown[1], members };
  });
};

/** Members who read the words of an item: a screen that leads on at once shows its own only as the way back from a screen below it. */
const readers = ({ world: { diagrams }, portal }: PortalModel, { id, kind, links }: PortalItem): Diagram => {
  const isWayBack = portal.config.screens.some(({ parent }) => parent === id);
  if (kind !== 'screen' || isWayBack) return 1;
  const ledOn = links.map(({ value, members, leads }) => (value === undefined ? 0 : diagrams.and(members, leads)));
  return diagrams.not(diagrams.any(ledOn));
};

/** The words that an item can show: a block under the heading of its screen has no title of its own. */
const shownFields = (...items: readonly PortalItem[]): readonly string[] =>
  items.every(({ source }) => source['heading'] === 'screen') ? fields.filter((field) => field !== 'title') : fields;

const wordChanges = (sides: Sides, { before: old, after: now, both }: Pair, language: Language): readonly MeaningChange[] => {
  const { before, after } = sides;
  const [was, is] = [itemWords(before.portal.words[language], old.words), itemWords(after.portal.words[language], now.words)];
  if (sides.sameVariants && isSame(was, is)) return [];
  const { diagrams } = before.world;
  const among = diagrams.and(both, diagrams.or(readers(before, old), readers(after, now)));
  return shownFields(old, now).flatMap((field) =>
    partChanges(diagrams, among, choices(before.world, was, field), choices(after.world, is, field)).map((change): MeaningChange => ({
      ...change,
      kind: 'words',
      item: now.id,
      what: `${language} ${field}`,
    })),
  );
};

const looksOf = (model: PortalModel, { id, kind, source }: PortalItem): Readonly<Record<string, unknown>> => {
  const { config } = model.portal;
  const own = Object.fromEntries(Object.entries(source).filter(([field]) => !comparedByEffect.test(field)));
  const frame = typeof source['frame'] === 'string' ? { frame: config.frames[source['frame']] } : {};
  const recover = typeof source['recover'] === 'string' ? { recover: addressOf(model, source['recover']) } : {};
  const paths = kind === 'screen' ? { 'en path': config.paths.en[id], 'es path': config.paths.es[id] } : {};
  return { ...own, ...frame, ...recover, ...paths };
};

const lookChanges = ({ before, after, sameAddresses }: Sides, { before: old, after: now, both }: Pair): readonly MeaningChange[] => {
  if (sameAddresses && old.source === now.source) return [];
  const [was, is] = [looksOf(before, old), looksOf(after, now)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((what) => {
    const [from, to] = [JSON.stringify(was[what]), JSON.stringify(is[what])] as [string | undefined, string | undefined];
    return from === to || both === 0 ? [] : [{ kind: 'looks', item: now.id, what, before: from, after: to, members: both }];
  });
};

const sameWords = ({ before, after }: Sides, old: PortalItem, now: PortalItem): boolean =>
  languages.every((language) =>
    isSame(itemWords(before.portal.words[language], old.words), itemWords(after.portal.words[language], now.words)),
  );

/** Whether nothing has changed in an item that any member, possible or not, could see. */
export const isUntouched = (sides: Sides, old: PortalItem, now: PortalItem): boolean => {
  const { before, after, sameVariants, sameAddresses } = sides;
  return (
    sameVariants &&
    sameAddresses &&
    old.shown === now.shown &&
    sameLinks(old, now) &&
    closesAlike(sides, old, now) &&
    pastDue(before, old) === pastDue(after, now) &&
    isSame(old.source, now.source) &&
    sameWords(sides, old, now)
  );
};

/** Everything that members who see an item before and after see differently of it, and who sees it newly or no longer. */
export const itemChanges = (sides: Sides, old: PortalItem, now: PortalItem): readonly MeaningChange[] => {
  const { diagrams } = sides.after.world;
  const was = diagrams.and(old.shown, sides.possible);
  const is = diagrams.and(now.shown, sides.possible);
  const visibility = (what: string, members: Diagram): readonly MeaningChange[] =>
    members === 0 ? [] : [{ kind: 'shown', item: now.id, what, before: undefined, after: undefined, members }];
  const pair: Pair = { before: old, after: now, both: diagrams.and(was, is) };
  return [
    ...visibility('now', diagrams.minus(is, was)),
    ...visibility('gone', diagrams.minus(was, is)),
    ...linkChanges(sides, pair),
    ...languages.flatMap((language) => wordChanges(sides, pair, language)),
    ...lookChanges(sides, pair),
    ...closedChanges(sides, pair),
    ...faqChanges(sides, pair),
    ...pastDueChanges(sides, pair),
  ];
};
