import { valueTexts } from '../../compile/named-values.ts';
import type { Language } from '../../portal-config.ts';
import type { Path } from '../findings/finding.ts';
import { type ConfigIndex, entriesOf, type Located, locationOf } from '../index/config-index.ts';
import { linkVariant } from '../index/link-targets.ts';
import { type NameUse, valueAt } from '../index/unknown-names.ts';
import { languages, type WordPair } from './pairs.ts';

const itemField = /^([a-z][A-Za-z0-9]*?)(LinkText|Title|Content|Text|Label|Phone)$/;
const screenField = /^([a-z][A-Za-z0-9]*?)(Title|Intro|Menu)$/;
const plainFields: readonly string[] = [
  'title',
  'content',
  'label',
  'linkText',
  'phone',
  'path',
  'menu',
  'intro',
  'items',
];

type WordOwner = 'item' | 'screen';

const variedFields: Readonly<Record<string, string>> = {
  Title: 'title',
  Text: 'content',
  Label: 'label',
  LinkText: 'linkText',
  Phone: 'phone',
};

export const variedField = (field: string): string | undefined =>
  variedFields[wordVariant(field, 'item')?.field ?? ''];

export const wordVariant = (
  field: string,
  owner: WordOwner,
): { readonly variant: string; readonly field: string } | undefined => {
  if (plainFields.includes(field)) return undefined;
  const [, variant, varied] = (owner === 'item' ? itemField : screenField).exec(field) ?? [];
  return variant !== undefined && varied !== undefined ? { variant, field: varied } : undefined;
};

export const hasKnownVariants = (index: ConfigIndex, pair: WordPair, owner: WordOwner): boolean =>
  [...Object.keys(pair.en.words), ...Object.keys(pair.es.words)].every((field) => {
    const variant = wordVariant(field, owner)?.variant;
    return variant === undefined || index.sources.variants.some(({ name }) => name === variant);
  });

const fieldUses = (
  located: Located<unknown>,
  below: Path,
  variantOf: (field: string) => string | undefined,
): readonly NameUse[] =>
  Object.keys(valueAt(located.value, below) as object).flatMap((field) => {
    const name = variantOf(field);
    return name === undefined ? [] : [{ name, at: locationOf(located, [...below, field], 'name') }];
  });

const inWords = (index: ConfigIndex, language: Language): readonly NameUse[] =>
  [...index.words[language].values()].flatMap((words) => [
    ...fieldUses(words, [], (field) => wordVariant(field, 'screen')?.variant),
    ...Object.keys(words.value.items ?? {}).flatMap((id) =>
      fieldUses(words, ['items', id], (field) => wordVariant(field, 'item')?.variant),
    ),
  ]);

const inTables = (index: ConfigIndex): readonly NameUse[] =>
  index.withRole('byVariant').flatMap((table) =>
    Object.keys(table.value)
      .filter((name) => name !== 'default')
      .map((name) => ({ name, at: locationOf(table, [name], 'name') })),
  );

const inValues = (index: ConfigIndex): readonly NameUse[] =>
  entriesOf(index.documentOf('values'), ['values'], index.sources.values).flatMap((value) =>
    Object.keys(valueTexts(value.value).variants).map((name) => ({
      name,
      at: locationOf(value, [name], 'name'),
    })),
  );

export const variantUses = (index: ConfigIndex): readonly NameUse[] => [
  ...index.withRole('item').flatMap((item) => fieldUses(item, [], linkVariant)),
  ...inTables(index),
  ...inValues(index),
  ...languages.flatMap((language) => inWords(index, language)),
];
