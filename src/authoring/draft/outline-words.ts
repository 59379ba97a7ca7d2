import { documentPlace } from '../../config/files/document.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import type { Language } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';
import { addressText } from './address.ts';
import { fieldOf, type Fields, isFields, readFile } from './json-value.ts';

export type Values = ReadonlyMap<string, Fields>;

export interface NamedWords {
  readonly words: Readonly<Record<Language, string>>;
  readonly title: Readonly<Partial<Record<Language, string>>>;
}

/** Returns the value if it is a non-empty text; otherwise undefined. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Returns the value at a path of names, or undefined. */
export const valueUnder = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((found, name) => (isFields(found) ? fieldOf(found, name) : undefined), value);

/** Returns the parsed files that are JSON objects, by path. */
export const valuesOf = memoize(
  (files: SourceFiles): Values =>
    new Map(
      Object.keys(files)
        .toSorted()
        .flatMap((file): readonly (readonly [string, Fields])[] => {
          const parsed = readFile(file, files[file] ?? '');
          return isFields(parsed?.value) ? [[file, parsed.value]] : [];
        }),
    ),
);

const wordFiles = memoize((values: Values) =>
  Map.groupBy(
    [...values].filter(([file]) => documentPlace(file)?.kind === 'words'),
    ([file]) => documentPlace(file)?.language,
  ),
);

// In the first file that has the key.
const wordsPlace = (values: Values, language: Language, key: string, section: string): string => {
  const [file] =
    wordFiles(values)
      .get(language)
      ?.find(([, value]) => Object.hasOwn(value, key)) ?? [];
  return file ?? `locales/${language}/${section}.json`;
};

export interface NodeTexts {
  readonly values: Values;
  readonly key: string;
  readonly places: Readonly<Record<Language, string>>;
}

export const nodeTexts = (values: Values, key: string, section: string): NodeTexts => ({
  values,
  key,
  places: { en: wordsPlace(values, 'en', key, section), es: wordsPlace(values, 'es', key, section) },
});

const named = (
  values: Values,
  placeIn: (language: Language) => string,
  names: readonly string[],
  titles: readonly string[],
): NamedWords => {
  const steps = names.map((name) => ({ kind: 'name', name }) as const);
  const address = (language: Language): string => addressText({ file: placeIn(language), steps });
  const textIn = (language: Language): string | undefined => {
    const own = valueUnder(values.get(placeIn(language)), ...names);
    return (
      textOf(own) ?? titles.map((field) => textOf(valueUnder(own, field))).find((one) => one !== undefined)
    );
  };
  const en = textIn('en');
  const es = textIn('es');
  return {
    words: { en: address('en'), es: address('es') },
    title: { ...(en !== undefined && { en }), ...(es !== undefined && { es }) },
  };
};

export const screenWords = ({ values, places, key }: NodeTexts, id?: string): NamedWords =>
  named(values, (language) => places[language], id === undefined ? [key] : [key, 'items', id], [
    'title',
    'label',
    'content',
    'linkText',
  ]);

export const menuWords = (values: Values, ...names: readonly string[]): NamedWords =>
  named(values, (language) => `locales/${language}/shell.json`, ['menus', ...names], []);
