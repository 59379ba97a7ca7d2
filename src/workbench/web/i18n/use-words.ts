import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { memoize } from '../../../rules/memoize.ts';
import type { Words } from './en.ts';

/** A language of the workbench's own words. */
export type Language = 'en' | 'es';

type Leaf<Tree, Path extends string = ''> = Tree extends string
  ? Path
  : { [Name in keyof Tree & string]: Leaf<Tree[Name], Path extends '' ? Name : `${Path}.${Name}`> }[keyof Tree & string];
type WithoutNumber<Key> = Key extends `${infer Bare}_${'one' | 'other'}` ? Bare : Key;

/** The key of a word as the files have it, with the ending of its number. */
export type WholeKey = Leaf<Words>;

/** The key of a word: `drafts.title`; one with a number leaves its ending out (`drafts.changes` with `count`). */
export type WordKey = WithoutNumber<WholeKey>;

/** What fills the places of a word; `count` also chooses its singular or plural. */
export type Values = Readonly<Record<string, string | number>>;

/** The word at a key in the language on show. */
export type Say = (key: WordKey, values?: Values) => string;

/** The language on show and its words. */
interface WordsNow {
  readonly language: Language;
  readonly t: Say;
}

/**
 * The words in a language, the same object while it stays: what is drawn with them is not drawn again. Words without places to fill are
 * kept: a page says hundreds of them after each key, and looking one up takes a hundred times as long.
 */
const wordsIn = memoize((words: i18n) =>
  memoize((language: string): WordsNow => {
    const say = words.getFixedT(language) as unknown as (key: WordKey, values?: Values) => string;
    const plain = memoize((key: WordKey) => say(key));
    return { language: language === 'es' ? 'es' : 'en', t: (key, values) => (values ? say(key, values) : plain(key)) };
  }),
);

const followed = memoize((words: i18n) => (changed: () => void): (() => void) => {
  words.on('languageChanged', changed);
  return () => words.off('languageChanged', changed);
});

/** The language on show and its words. */
export const useWords = (): WordsNow => {
  const { i18n } = useTranslation();
  const language = useSyncExternalStore(followed(i18n), () => i18n.language);
  return wordsIn(i18n)(language);
};

/** A text as the beginning of a sentence. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
