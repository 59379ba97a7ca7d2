import { memoize, soundParts } from '../../../rules/memoize.ts';
import type { ConfigDocument } from '../../files/document.ts';
import type { Path } from '../findings/finding.ts';
import { type Text, textsBelow, textsIn } from './find-texts.ts';

export interface Word {
  /** The address of the English text: `locales/en/claims.json#claims/items/forms/title`. */
  readonly address: string;
  readonly path: Path;
  readonly en: Text;
  readonly esAt: Text['at'];
  readonly es: string | undefined;
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const identityOf = (element: unknown): string | undefined => {
  const fields = (typeof element === 'object' && element !== null ? element : {}) as Readonly<
    Record<string, unknown>
  >;
  const found = ['id', 'key', 'name', 'lang']
    .map((name) => fields[name])
    .find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : undefined;
};

const addressAt = ({ file, value }: ConfigDocument, path: Path): string => {
  let inside: unknown = value;
  const steps = path.map((step) => {
    const isElement = Array.isArray(inside);
    inside = (inside as Readonly<Record<string | number, unknown>> | undefined)?.[step];
    return isElement ? `[${escaped(identityOf(inside) ?? String(step))}]` : escaped(String(step));
  });
  return `${file}#${steps.join('/')}`;
};

const textAt = ({ value }: ConfigDocument, path: Path): string | undefined => {
  const found = path.reduce<unknown>(
    (inside, step) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, step)
        ? (inside as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    value,
  );
  return typeof found === 'string' ? found : undefined;
};

/**
 * The texts of one part of a file. Groups with the same `parts`, from different versions of a file, have the same
 * texts.
 */
export interface WordGroup {
  readonly parts: readonly [object, ...unknown[]];
  readonly words: () => readonly Word[];
}

type Part = Readonly<Record<string, unknown>>;

const partsOf = ({ value }: ConfigDocument): Part =>
  typeof value === 'object' && value !== null ? (value as Part) : {};

const byAddress = (one: Word, other: Word): number => (one.address < other.address ? -1 : 1);

const pairedWords = (english: ConfigDocument, spanish: ConfigDocument, name: string): readonly Word[] =>
  textsBelow(english, partsOf(english)[name], [name])
    .filter(({ at }) => at.path.at(-1) !== 'path')
    .map((en): Word => {
      const { path } = en.at;
      const esAt = { ...en.at, document: spanish };
      return { address: addressAt(english, path), path, en, esAt, es: textAt(spanish, path) };
    });

const none: readonly WordGroup[] = [];

const localeWords = (documents: readonly ConfigDocument[], english: ConfigDocument): readonly WordGroup[] => {
  const wanted = english.file.replace('locales/en/', 'locales/es/');
  const spanish = documents.find(({ file }) => file === wanted);
  if (!spanish) return none;
  const translated = partsOf(spanish);
  return Object.entries(partsOf(english))
    .filter(([name]) => name !== '$schema')
    .map(([name, part]): WordGroup => ({
      parts: typeof part === 'object' && part !== null ? [part, translated[name]] : [english, spanish, name],
      words: () => pairedWords(english, spanish, name),
    }));
};

const siteWords = memoize((document: ConfigDocument): readonly Word[] => {
  return textsIn(document).flatMap((en): readonly Word[] => {
    const above = en.at.path.slice(0, -1);
    const last = en.at.path.at(-1);
    const path = [...above, 'es'];
    const es = textAt(document, path);
    if (last !== 'en' || es === undefined) return [];
    return [{ address: addressAt(document, en.at.path), path: above, en, esAt: { ...en.at, path }, es }];
  });
});

/** Returns the translatable texts by parts of files. */
export const wordGroups = (documents: readonly ConfigDocument[]): readonly WordGroup[] =>
  documents.flatMap((document): readonly WordGroup[] => {
    if (document.is?.language === 'en') return localeWords(documents, document);
    return document.file.startsWith('config/site/')
      ? [{ parts: [document], words: () => siteWords(document) }]
      : none;
  });

/**
 * Returns every translatable text by address: texts of locales except paths, and texts of config/site in both
 * languages.
 */
export const wordsIn = memoize((documents: readonly ConfigDocument[]): readonly Word[] =>
  wordGroups(documents)
    .flatMap(({ words }) => words())
    .sort(byAddress),
);

const translatedGroups = soundParts();

/** Returns the texts without a translation by address. */
export const untranslatedWords = (documents: readonly ConfigDocument[]): readonly Word[] =>
  wordGroups(documents)
    .flatMap(({ parts, words }) =>
      translatedGroups(parts, () => words().filter(({ es }) => es === undefined)),
    )
    .sort(byAddress);

/** Returns true when `by` is the address itself, its file, or an entry that contains it, in either language. */
export const isSelectedBy = (address: string, by: string): boolean => {
  const english = by.replace('locales/es/', 'locales/en/');
  return address === english || address.startsWith(`${english}#`) || address.startsWith(`${english}/`);
};

/** Counts words for translators, without placeholders. */
export const wordCount = (text: string): number =>
  text.replace(/\{[^{}]*\}/g, ' ').match(/\S+/g)?.length ?? 0;
