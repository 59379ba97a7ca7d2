import type { Language } from '../../config/portal-config.ts';
import type { When } from '../../rules/expression.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { bothAddresses } from '../model/addresses.ts';
import type { Part } from '../model/choices.ts';
import { type Field, fieldsOf } from '../model/content.ts';
import { inDisplayOrder, itemWords, type PortalItem, targetNames, wordNames } from '../model/item.ts';
import { type LinkPart, linkParts } from '../model/link-parts.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { closedChanges, closesAlike } from './closed-screens.ts';
import { partChanges } from './parts.ts';
import { isSame, type MeaningChange, type Pair, type Sides } from './sides.ts';

const languages: readonly Language[] = ['en', 'es'];

// `linkChanges` reports these together: the target, its address, and what the data decide about it.
const linkNames: readonly string[] = ['link', 'address', 'byData'];

const dayNames = ['from', 'until'] as const;

const isLinkSame = (old: PortalItem, now: PortalItem): boolean =>
  old.links.length === now.links.length &&
  old.links.every(
    ({ value, members }, at) => value === now.links[at]?.value && members === now.links[at]?.members,
  );

const placeOf = ({ address, byData }: LinkPart): string => JSON.stringify([address.en, address.es, byData]);

const noLink: LinkPart = {
  target: undefined,
  variant: undefined,
  members: 1,
  address: { en: undefined, es: undefined },
};

const linkChanges = (sides: Sides, { before: earlier, after: now, both }: Pair): readonly MeaningChange[] => {
  const sideOf = (model: PortalModel, item: PortalItem): readonly (LinkPart & Part)[] => {
    const parts = item.links.length === 0 ? [noLink] : linkParts(model, item);
    return parts.map((part) => ({ ...part, value: placeOf(part) }));
  };
  const was = sideOf(sides.before, earlier);
  const is = sideOf(sides.after, now);
  return partChanges(sides.before.world.diagrams, both, was, is).map(({ before, after, members }) => {
    const from = was.find(({ value }) => value === before);
    const to = is.find(({ value }) => value === after);
    const targetText = (part: LinkPart | undefined): string | undefined =>
      part && (bothAddresses(part.address) ?? part.target);
    const named =
      from?.target === to?.target ? [targetText(from), targetText(to)] : [from?.target, to?.target];
    const [old, next] = named[0] === named[1] ? [from?.byData, to?.byData] : named;
    return { kind: 'links', item: now.id, what: 'link', before: old, after: next, members };
  });
};

// A screen that forwards at once shows its own text only as the back link of a screen below it.
const readers = ({ world: { diagrams }, portal }: PortalModel, { id, kind, links }: PortalItem): Diagram => {
  if (kind !== 'screen' || portal.config.screens.some(({ parent }) => parent === id)) return 1;
  const ledOn = links.map(({ value, members, leads }) =>
    value === undefined ? 0 : diagrams.and(members, leads),
  );
  return diagrams.not(diagrams.any(ledOn));
};

const nothing: Field['choices'] = {
  en: [{ variant: undefined, value: undefined, members: 1 }],
  es: [{ variant: undefined, value: undefined, members: 1 }],
};

const asJson = (found: readonly Part[]): readonly Part[] =>
  found.map(({ value, members }) => ({
    value: value === undefined || /^[[{]|^(true|false|[\d.]+)$/.test(value) ? value : JSON.stringify(value),
    members,
  }));

interface Compared {
  readonly name: string;
  readonly was: Field['choices'];
  readonly is: Field['choices'];
}

const wordChanges = (
  sides: Sides,
  { before: old, after: now, both }: Pair,
  { name, was, is }: Compared,
): readonly MeaningChange[] => {
  const { diagrams } = sides.after.world;
  const among = diagrams.and(both, diagrams.or(readers(sides.before, old), readers(sides.after, now)));
  return languages.flatMap((language) =>
    partChanges(diagrams, among, was[language], is[language]).map((change): MeaningChange => ({
      ...change,
      kind: 'words',
      item: now.id,
      what: `${language} ${name}`,
    })),
  );
};

const pastDueChanges = (
  sides: Sides,
  { after: now, both }: Pair,
  { was, is }: Compared,
): readonly MeaningChange[] => {
  const truth = (found: readonly Part[]): readonly Part[] =>
    found.map(({ value = 'false', members }) => ({ value, members }));
  return partChanges(sides.after.world.diagrams, both, truth(was.en), truth(is.en)).map((change) => ({
    ...change,
    kind: 'gates',
    item: now.id,
    what: 'pastDueWhen',
  }));
};

const lookChanges = (
  sides: Sides,
  { after: now, both }: Pair,
  { name, was, is }: Compared,
): readonly MeaningChange[] => {
  const isAlike = was.en === was.es && is.en === is.es;
  return (isAlike ? languages.slice(0, 1) : languages).flatMap((language) =>
    partChanges(sides.after.world.diagrams, both, asJson(was[language]), asJson(is[language])).map(
      (change): MeaningChange => ({
        ...change,
        kind: 'looks',
        item: now.id,
        what: isAlike ? name : `${language} ${name}`,
      }),
    ),
  );
};

const dayChanges = ({ before: old, after: now, both }: Pair): readonly MeaningChange[] =>
  dayNames.flatMap((what) => {
    const [before, after] = [old, now].map(
      ({ source }) => JSON.stringify(source[what]) as string | undefined,
    );
    return before === after || both === 0
      ? []
      : [{ kind: 'looks', item: now.id, what, before, after, members: both }];
  });

const comparedFields = (sides: Sides, { before: old, after: now }: Pair): readonly Compared[] => {
  const byName = (fields: readonly Field[]) => new Map(fields.map((field) => [field.name, field.choices]));
  const was = byName(fieldsOf(sides.before, old));
  const is = byName(fieldsOf(sides.after, now));
  const covered = [...linkNames, ...targetNames, ...dayNames];
  return inDisplayOrder([...was.keys(), ...is.keys()])
    .filter((name) => !covered.includes(name))
    .map((name) => ({ name, was: was.get(name) ?? nothing, is: is.get(name) ?? nothing }));
};

const fieldChanges = (sides: Sides, pair: Pair): readonly MeaningChange[] =>
  comparedFields(sides, pair).flatMap((compared) => {
    if (wordNames.includes(compared.name)) return wordChanges(sides, pair, compared);
    return compared.name === 'pastDue'
      ? pastDueChanges(sides, pair, compared)
      : lookChanges(sides, pair, compared);
  });

const pastDue = ({ world }: PortalModel, { source }: PortalItem): Diagram =>
  world.conditions.ofWhen(source['pastDueWhen'] as When | undefined);

type Words = ReturnType<typeof itemWords>;

const parentWords = (
  { portal }: PortalModel,
  language: Language,
  { source: { parent } }: PortalItem,
): Words | undefined =>
  typeof parent === 'string' ? itemWords(portal, language, { screen: parent }) : undefined;

const titlesIn = (words: Words | undefined): unknown =>
  words && Object.entries(words).filter(([name]) => name === 'title' || name.endsWith('Title'));

const isWayBackSame = (was: Words | undefined, is: Words | undefined): boolean =>
  was === is || isSame(titlesIn(was), titlesIn(is));

const areWordsSame = ({ before, after }: Sides, old: PortalItem, now: PortalItem): boolean =>
  languages.every(
    (language) =>
      isSame(itemWords(before.portal, language, old.words), itemWords(after.portal, language, now.words)) &&
      isWayBackSame(parentWords(before, language, old), parentWords(after, language, now)),
  );

const isMadeSame = (sides: Sides, old: PortalItem, now: PortalItem): boolean =>
  old.shown === now.shown &&
  isLinkSame(old, now) &&
  closesAlike(sides, old, now) &&
  isSame(old.source, now.source);

export const isUntouched = (sides: Sides, old: PortalItem, now: PortalItem): boolean =>
  sides.sameVariants &&
  sides.sameAddresses &&
  (old === now || isMadeSame(sides, old, now)) &&
  pastDue(sides.before, old) === pastDue(sides.after, now) &&
  areWordsSame(sides, old, now);

export const itemChanges = (sides: Sides, old: PortalItem, now: PortalItem): readonly MeaningChange[] => {
  const { diagrams } = sides.after.world;
  const was = diagrams.and(old.shown, sides.possible);
  const is = diagrams.and(now.shown, sides.possible);
  const visibility = (what: string, members: Diagram): readonly MeaningChange[] =>
    members === 0
      ? []
      : [{ kind: 'shown', item: now.id, what, before: undefined, after: undefined, members }];
  const pair: Pair = { before: old, after: now, both: diagrams.and(was, is) };
  return [
    ...visibility('now', diagrams.minus(is, was)),
    ...visibility('gone', diagrams.minus(was, is)),
    ...(pair.both === 0
      ? []
      : [...linkChanges(sides, pair), ...fieldChanges(sides, pair), ...dayChanges(pair)]),
    ...closedChanges(sides, pair),
  ];
};
