import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { memoize } from '../../../rules/memoize.ts';
import type { Words } from './en.ts';

export type Language = 'en' | 'es';

type Leaf<Tree, Path extends string = ''> = Tree extends string
  ? Path
  : {
      [Name in keyof Tree & string]: Leaf<Tree[Name], Path extends '' ? Name : `${Path}.${Name}`>;
    }[keyof Tree & string];
type WithoutNumber<Key> = Key extends `${infer Bare}_${'one' | 'other'}` ? Bare : Key;

export type WholeKey = Leaf<Words>;

// `drafts.title`; a plural leaves out its ending (`drafts.changes` with `count`).
export type WordKey = WithoutNumber<WholeKey>;

// `count` also selects the plural.
export type Values = Readonly<Record<string, string | number>>;

export type Translate = (key: WordKey, values?: Values) => string;

interface WordsNow {
  readonly language: Language;
  readonly t: Translate;
}

// The same object for each language, so that nothing renders again. Texts without values are cached, because
// a lookup takes a hundred times as long.
const wordsIn = memoize((words: i18n) =>
  memoize((language: string): WordsNow => {
    const say = words.getFixedT(language) as unknown as (key: WordKey, values?: Values) => string;
    const plain = memoize((key: WordKey) => say(key));
    return {
      language: language === 'es' ? 'es' : 'en',
      t: (key, values) => (values ? say(key, values) : plain(key)),
    };
  }),
);

const followed = memoize((words: i18n) => (changed: () => void): (() => void) => {
  words.on('languageChanged', changed);
  return () => words.off('languageChanged', changed);
});

export const useWords = (): WordsNow => {
  const { i18n } = useTranslation();
  const language = useSyncExternalStore(followed(i18n), () => i18n.language);
  return wordsIn(i18n)(language);
};

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
