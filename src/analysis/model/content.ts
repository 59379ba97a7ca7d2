import { blockWords } from '../../config/block-words.ts';
import type { WrittenPeriod } from '../../config/calendar.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Language } from '../../config/portal-config.ts';
import type { When } from '../../rules/expression.ts';
import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { addressParts, bothAddresses, frameAddress, variantParts, type VariantTable } from './addresses.ts';
import { type Choice, choices } from './choices.ts';
import { fieldNames, inDisplayOrder, itemWords, type PortalItem } from './item.ts';
import { itemTargets, linkParts } from './link-parts.ts';
import type { PortalModel } from './portal-model.ts';
import { itemPeriod } from './item-period.ts';

// `choices` has no value where members get none.
export interface Field {
  readonly name: string;
  readonly choices: Readonly<Record<Language, readonly Choice[]>>;
}

const wordFields: Readonly<Record<Exclude<PortalItem['kind'], 'block'>, readonly string[]>> = {
  screen: ['title', 'intro'],
  item: ['title', 'label', 'linkText', 'content', 'phone'],
  entry: ['label'],
  menu: ['label'],
  link: ['label'],
  text: ['title', 'label', 'content', 'phone'],
  setting: ['content'],
  redirect: ['title'],
};

const languages: readonly Language[] = ['en', 'es'];

const byLanguage = (found: (language: Language) => readonly Choice[]): Field['choices'] => ({
  en: found('en'),
  es: found('es'),
});

const alike = (found: readonly Choice[]): Field['choices'] => ({ en: found, es: found });

const plain = (value: string | undefined): readonly Choice[] => [{ variant: undefined, value, members: 1 }];

const withPhones = (
  { portal: { config }, world }: PortalModel,
  found: readonly Choice[],
): readonly Choice[] => {
  if (!found.some(({ value }) => value?.includes('hone}'))) return found;
  const phones = choices(world, { ...config.brand }, 'supportPhone');
  return found.flatMap((choice): readonly Choice[] => {
    const value = choice.value?.replaceAll('{phone}', config.brand.phone);
    if (value === undefined || !value.includes('{supportPhone}')) return [{ ...choice, value }];
    return phones.map((phone) => ({
      variant: choice.variant ?? phone.variant,
      value: value.replaceAll('{supportPhone}', phone.value ?? ''),
      members: world.diagrams.and(choice.members, phone.members),
    }));
  });
};

const entryLabel = (
  { portal, world }: PortalModel,
  { words }: PortalItem,
  language: Language,
): readonly Choice[] => {
  const own = itemWords(portal, language, words);
  let rest: Diagram = 1;
  const found = ['menu', 'title', 'label'].flatMap((field) =>
    choices(world, own, field).flatMap((choice) => {
      if (choice.value === undefined) return [];
      const members = world.diagrams.and(rest, choice.members);
      rest = world.diagrams.minus(rest, choice.members);
      return [{ ...choice, members }];
    }),
  );
  return rest === 0 ? found : [...found, { variant: undefined, value: undefined, members: rest }];
};

const wordsOf = (model: PortalModel, item: PortalItem): readonly Field[] => {
  const { portal, world } = model;
  const { kind, source } = item;
  const field = (name: string, found: (language: Language) => readonly Choice[]): Field => ({
    name,
    choices: byLanguage((language) => withPhones(model, found(language))),
  });
  if (kind === 'entry') return [field('label', (language) => entryLabel(model, item, language))];
  return (kind === 'block' ? blockWords(source) : wordFields[kind]).map((name) =>
    field(name, (language) => choices(world, itemWords(portal, language, item.words), name)),
  );
};

const linksOf = (model: PortalModel, item: PortalItem): readonly Field[] => {
  if (item.links.length === 0) return [];
  const parts = linkParts(model, item);
  const address = byLanguage((language) =>
    withPhones(
      model,
      parts.map(({ variant, members, address: of }) => ({ variant, members, value: of[language] })),
    ),
  );
  const data = parts.map(({ variant, members, byData: value }) => ({ variant, members, value }));
  return [
    { name: 'link', choices: alike(itemTargets(model, item)) },
    { name: 'address', choices: address },
    { name: 'byData', choices: alike(data) },
  ];
};

const framesOf = (model: PortalModel, { source }: PortalItem): readonly Field[] => {
  const { recover, frame: name } = source;
  const { config } = model.portal;
  const frame =
    typeof name === 'string' && Object.hasOwn(config.frames, name) ? config.frames[name] : undefined;
  const framed = frame && frameAddress(config, frame);
  return [
    ...(typeof recover === 'string'
      ? [
          { name: 'recover', choices: alike(plain(recover)) },
          {
            name: 'recoverAddress',
            choices: alike(
              addressParts(model, recover).map(({ address, ...part }) => ({
                ...part,
                value: bothAddresses(address),
              })),
            ),
          },
        ]
      : []),
    ...(typeof name === 'string' ? [{ name: 'frame', choices: alike(plain(name)) }] : []),
    ...(framed
      ? [
          { name: 'frameAddress', choices: byLanguage((language) => plain(framed.address[language])) },
          { name: 'frameLook', choices: alike(plain(framed.look)) },
        ]
      : []),
  ];
};

const pastDue = ({ world }: PortalModel, when: When | undefined): readonly Choice[] => {
  if (when === undefined) return [];
  const members = world.conditions.ofWhen(when);
  return [
    { variant: undefined, value: 'true', members },
    { variant: undefined, value: undefined, members: world.diagrams.not(members) },
  ];
};

// These blocks always show the support phone: on the card, and when questions fail to load.
const withSupportPhone: readonly unknown[] = ['fullIdCard', 'faq'];

const blockPhone = (
  { portal: { config }, world }: PortalModel,
  source: PortalItem['source'],
): readonly Choice[] => {
  const name = withSupportPhone.includes(source['type']) ? 'supportPhone' : source['phone'];
  return name === 'phone' || name === 'supportPhone' ? choices(world, { ...config.brand }, name) : [];
};

const noLook: readonly string[] = [
  ...['id', 'key', 'wordsKey', 'order', 'items', 'guest', 'cards', 'blocks', 'menu', 'in', 'path', 'query'],
  ...['when', 'pastDueWhen', 'withoutPlans', 'whenClosed'],
  ...['link', 'forwardTo', 'to', 'recover', 'frame', 'faqMain', 'phone', 'from', 'until'],
];
const isNoLook = (name: string): boolean => noLook.includes(name) || /^([a-z][A-Za-z0-9]*)Link$/.test(name);

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const wayBackOf = (model: PortalModel, { source }: PortalItem): readonly Field[] => {
  const { portal, world } = model;
  const { parent } = source;
  if (typeof parent !== 'string') return [];
  const title = (language: Language): readonly Choice[] =>
    withPhones(model, choices(world, itemWords(portal, language, { screen: parent }), 'title'));
  return [
    { name: 'wayBack', choices: byLanguage(title) },
    { name: 'wayBackPath', choices: byLanguage((language) => plain(portal.config.paths[language][parent])) },
  ];
};

const looksOf = (model: PortalModel, item: PortalItem): readonly Field[] => {
  const { source, kind, id } = item;
  const span = itemPeriod(model, item);
  const day = (bound: keyof WrittenPeriod): readonly Choice[] =>
    span[bound] === undefined ? [] : plain(span[bound]);
  const looks = Object.entries(source).filter(([name, value]) => !isNoLook(name) && value !== undefined);
  const found: Readonly<Record<string, readonly Choice[]>> = {
    phone: kind === 'block' ? blockPhone(model, source) : [],
    faqMain: variantParts(model.world, (source['faqMain'] as VariantTable | undefined) ?? {}),
    pastDue: pastDue(model, source['pastDueWhen'] as When | undefined),
    from: day('from'),
    until: day('until'),
    ...Object.fromEntries(looks.map(([name, value]) => [name, plain(written(value))])),
  };
  const path = (language: Language): readonly Choice[] => plain(model.portal.config.paths[language][id]);
  return [
    ...Object.entries(found).map(([name, values]) => ({ name, choices: alike(values) })),
    ...(kind === 'screen' ? [{ name: 'path', choices: byLanguage(path) }] : []),
  ];
};

const hasValue = ({ choices: found }: Field): boolean =>
  languages.some((language) =>
    found[language].some(({ value, members }) => value !== undefined && members !== 0),
  );

const cachedFields = memoize<CompiledPortal, WeakMap<PortalItem, readonly Field[]>>(() => new WeakMap());

const foundFields = (model: PortalModel, item: PortalItem): readonly Field[] => {
  const all = [
    ...wordsOf(model, item),
    ...linksOf(model, item),
    ...framesOf(model, item),
    ...wayBackOf(model, item),
    ...looksOf(model, item),
  ].filter(hasValue);
  return inDisplayOrder(all.map(({ name }) => name)).flatMap((name) =>
    all.filter((field) => field.name === name),
  );
};

// Tables, sign-offs, explanations and differences read this one list. Cached by item.
export const fieldsOf = (model: PortalModel, item: PortalItem): readonly Field[] => {
  const cache = cachedFields(model.portal);
  const found = cache.get(item) ?? foundFields(model, item);
  cache.set(item, found);
  return found;
};

const isDescribed = ({ name }: Field): boolean => fieldNames.includes(name);

/** Returns the fields of an item that descriptions mention. */
export const describedFieldsOf = (model: PortalModel, item: PortalItem): readonly Field[] =>
  fieldsOf(model, item).filter(isDescribed);

export const lookOf = (model: PortalModel, item: PortalItem): string =>
  JSON.stringify(
    fieldsOf(model, item)
      .filter((field) => !isDescribed(field))
      .map(({ name, choices: found }) => [
        name,
        ...languages.map((language) => found[language].map(({ value }) => value)),
      ]),
  );
