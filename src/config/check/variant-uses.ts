import type { Language } from '../portal-config.ts';
import { spotOf, type ConfigIndex, type Located } from './config-index.ts';
import type { Path } from './finding.ts';
import type { NameUse } from './name-findings.ts';
import { linkVariant } from './link-variant.ts';
import { wordVariant } from './word-variant.ts';

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
