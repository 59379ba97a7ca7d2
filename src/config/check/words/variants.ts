import type { Language } from '../../portal-config.ts';
import { linkVariant } from '../addresses/link-targets.ts';
import { type ConfigIndex, type Located, spotOf } from '../config-index.ts';
import type { Path } from '../finding.ts';
import type { NameUse } from '../names/unknown-names.ts';

const ofItems = /^([a-z][A-Za-z0-9]*?)(LinkText|Title|Content|Text|Label|Phone)$/;
const ofScreens = /^([a-z][A-Za-z0-9]*?)(Title|Intro|Menu)$/;
const plain: readonly string[] = ['title', 'content', 'label', 'linkText', 'phone', 'path', 'menu', 'intro', 'items'];

/** The variant of a word field such as `medicareLabel`; undefined for a plain field. */
export const wordVariant = (field: string, owner: 'item' | 'screen'): { readonly variant: string; readonly field: string } | undefined => {
  if (plain.includes(field)) return undefined;
  const [, variant, varied] = (owner === 'item' ? ofItems : ofScreens).exec(field) ?? [];
  return variant !== undefined && varied !== undefined ? { variant, field: varied } : undefined;
};

const languages: readonly Language[] = ['en', 'es'];

const fieldUses = (located: Located<unknown>, below: Path, variantOf: (field: string) => string | undefined): readonly NameUse[] => {
  const value = below.reduce<unknown>((whole, step) => (whole as Readonly<Record<string, unknown>>)[step], located.value) as object;
  return Object.keys(value).flatMap((field) => {
    const name = variantOf(field);
    return name === undefined ? [] : [{ name, at: spotOf(located, [...below, field], 'name') }];
  });
};

const inWords = (index: ConfigIndex, language: Language): readonly NameUse[] =>
  [...index.words[language].values()].flatMap((words) => [
    ...fieldUses(words, [], (field) => wordVariant(field, 'screen')?.variant),
    ...Object.keys(words.value.items ?? {}).flatMap((id) =>
      fieldUses(words, ['items', id], (field) => wordVariant(field, 'item')?.variant),
    ),
  ]);

const inTables = (index: ConfigIndex): readonly NameUse[] =>
  index.playing('byVariant').flatMap((table) =>
    Object.keys(table.value)
      .filter((name) => name !== 'default')
      .map((name) => ({ name, at: spotOf(table, [name], 'name') })),
  );

/** Every plan variant that a link, a word or a table by variant names. */
export const variantUses = (index: ConfigIndex): readonly NameUse[] => [
  ...index.playing('item').flatMap((item) => fieldUses(item, [], linkVariant)),
  ...inTables(index),
  ...languages.flatMap((language) => inWords(index, language)),
];
