import type { Span } from '../../config/calendar.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Language } from '../../config/portal-config.ts';
import type { When } from '../../rules/expression.ts';
import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { addressChoices, variantParts, type VariantTable } from '../diff/parts.ts';
import { type Choice, choices } from '../model/choices.ts';
import { itemWords, type PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { itemSpan } from '../model/span.ts';

/**
 * What a member may get of an item, in the order in which it is told: its words, where it leads (`link`, and `address` where one target
 * has several), what it frames, its questions, whether it says that a premium is past due, its looks, the days on which it is there.
 */
export const fieldNames = [
  ...['title', 'label', 'linkText', 'content', 'intro', 'phone'],
  ...['link', 'address', 'recover', 'frame', 'faqMain', 'pastDue', 'icon', 'tone', 'from', 'until'],
] as const;

/** One field of an item: its values by members, in words of each language; no value where they get none. */
export interface Field {
  readonly name: string;
  readonly choices: Readonly<Record<Language, readonly Choice[]>>;
}

const wordFields: Readonly<Record<PortalItem['kind'], readonly string[]>> = {
  screen: ['title', 'intro'],
  block: ['title', 'content'],
  item: ['title', 'label', 'linkText', 'content', 'phone'],
  entry: ['label'],
};

/** Blocks that show other words than title and content. */
const blockWords: Readonly<Record<string, readonly string[]>> = {
  invoice: ['title', 'content', 'label'],
  notice: ['content', 'linkText'],
  underHeading: ['content'],
  greeting: [],
  idCard: [],
  fullIdCard: [],
  premiumDue: [],
};

const languages: readonly Language[] = ['en', 'es'];

const byLanguage = (found: (language: Language) => readonly Choice[]): Field['choices'] => ({ en: found('en'), es: found('es') });

const alike = (found: readonly Choice[]): Field['choices'] => ({ en: found, es: found });

const plain = (value: string | undefined): readonly Choice[] => [{ variant: undefined, value, members: 1 }];

/** The label of a menu entry: its own word, else the menu word of the screen that joined, else that screen's title. */
const entryLabel = ({ portal, world }: PortalModel, { words }: PortalItem, language: Language): readonly Choice[] => {
  const own = itemWords(portal.words[language], words);
  let rest: Diagram = 1;
  return ['menu', 'title', 'label'].flatMap((field) =>
    choices(world, own, field).flatMap((choice) => {
      if (choice.value === undefined) return [];
      const members = world.diagrams.and(rest, choice.members);
      rest = world.diagrams.minus(rest, choice.members);
      return [{ ...choice, members }];
    }),
  );
};

const wordsOf = (model: PortalModel, item: PortalItem): readonly Field[] => {
  if (item.kind === 'entry') return [{ name: 'label', choices: byLanguage((language) => entryLabel(model, item, language)) }];
  const { portal, world } = model;
  const words = (language: Language) => itemWords(portal.words[language], item.words);
  const { type, heading } = item.source;
  const own = item.kind === 'block' ? blockWords[heading === 'screen' ? 'underHeading' : String(type)] : undefined;
  return (own ?? wordFields[item.kind]).map((name) => ({ name, choices: byLanguage((language) => choices(world, words(language), name)) }));
};

/** The targets of an item by members; none for those for whom the target leads nowhere. */
const links = ({ world: { diagrams } }: PortalModel, { links: chosen }: PortalItem): readonly Choice[] =>
  chosen.flatMap(({ variant, value, members, leads }) => [
    { variant, value, members: diagrams.and(members, leads) },
    ...(leads === 1 ? [] : [{ variant, value: undefined, members: diagrams.minus(members, leads) }]),
  ]);

/** The addresses of the targets that lead different members to different places. */
const addresses = (model: PortalModel, { links: chosen }: PortalItem): readonly Choice[] => {
  const { diagrams } = model.world;
  const found = chosen.map((link) => ({ link, parts: link.value === undefined ? [] : addressChoices(model, link.value) }));
  if (found.every(({ parts }) => parts.length < 2)) return [];
  return found.flatMap(({ link, parts }) =>
    parts.length < 2
      ? [{ variant: undefined, value: parts[0]?.value, members: diagrams.and(link.members, link.leads) }]
      : parts.map((part) => ({ ...part, members: diagrams.all([link.members, link.leads, part.members]) })),
  );
};

const pastDue = ({ world }: PortalModel, when: When | undefined): readonly Choice[] => {
  if (when === undefined) return [];
  const members = world.conditions.ofWhen(when);
  return [
    { variant: undefined, value: 'true', members },
    { variant: undefined, value: undefined, members: world.diagrams.not(members) },
  ];
};

/** The number of the plan that a block shows, which a plan variant may have of its own: the one it names; whom to call where questions cannot be loaded. */
const blockPhone = ({ portal: { config }, world }: PortalModel, source: PortalItem['source']): readonly Choice[] => {
  const name = source['faqMain'] === undefined ? source['phone'] : 'supportPhone';
  return name === 'phone' || name === 'supportPhone' ? choices(world, { ...config.brand }, name) : [];
};

/** What is the same in both languages. */
const looksOf = (model: PortalModel, item: PortalItem): readonly Field[] => {
  const { source, kind } = item;
  const text = (name: string): readonly Choice[] => (typeof source[name] === 'string' ? plain(source[name]) : []);
  const span = itemSpan(model, item);
  const day = (bound: keyof Span): readonly Choice[] => (span[bound] === undefined ? [] : plain(span[bound]));
  const found: Readonly<Record<string, readonly Choice[]>> = {
    phone: kind === 'block' ? blockPhone(model, source) : [],
    link: links(model, item),
    address: addresses(model, item),
    recover: text('recover'),
    frame: text('frame'),
    faqMain: variantParts(model.world, (source['faqMain'] as VariantTable | undefined) ?? {}),
    pastDue: pastDue(model, source['pastDueWhen'] as When | undefined),
    icon: text('icon'),
    tone: text('tone'),
    from: day('from'),
    until: day('until'),
  };
  return Object.entries(found).map(([name, values]) => ({ name, choices: alike(values) }));
};

const hasValue = ({ choices: found }: Field): boolean =>
  languages.some((language) => found[language].some(({ value, members }) => value !== undefined && members !== 0));

const keptFields = memoize<CompiledPortal, WeakMap<PortalItem, readonly Field[]>>(() => new WeakMap());

const foundFields = (model: PortalModel, item: PortalItem): readonly Field[] => {
  const all = [...wordsOf(model, item), ...looksOf(model, item)].filter(hasValue);
  return fieldNames.flatMap((name) => all.filter((field) => field.name === name));
};

/** Every field that some members get of an item, with the members who get each value and the variant it comes from; whoever is possible. */
export const fieldsOf = (model: PortalModel, item: PortalItem): readonly Field[] => {
  const kept = keptFields(model.portal);
  const found = kept.get(item) ?? foundFields(model, item);
  kept.set(item, found);
  return found;
};
