import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { memoize } from '../../../rules/memoize.ts';
import type { Words } from './en.ts';

/** A language of the workbench's own words. */
export type Language = 'en' | 'es';

type Leaf<Tree, Path extends string = ''> = Tree extends string
  ? Path
  : { [Name in keyof Tree & string]: Leaf<Tree[Name], Path extends '' ? Name : `${Path}.${Name}`> }[keyof Tree & string];
type WithoutNumber<Key> = Key extends `${infer Bare}_${'one' | 'other'}` ? Bare : Key;

/** The key of a word: `drafts.title`; one with a number leaves its ending out (`drafts.changes` with `count`). */
export type WordKey = WithoutNumber<Leaf<Words>>;

/** What fills the places of a word; `count` also chooses its singular or plural. */
export type Values = Readonly<Record<string, string | number>>;

/** The word at a key in the language on show. */
export type Say = (key: WordKey, values?: Values) => string;

/** Words without places to fill: a page says hundreds of them after each key, and looking one up takes a hundred times as long as keeping it. */
const plainWords = memoize((words: i18n) => memoize((language: string) => memoize((key: WordKey) => words.t(key, { lng: language }))));

/** The language on show and its words. */
export const useWords = (): { readonly language: Language; readonly t: Say } => {
  const { t, i18n } = useTranslation();
  // The same function while the language stays: what is drawn with it is not drawn again.
  const say = useCallback<Say>((key, values) => (values ? t(key, values) : plainWords(i18n)(i18n.language)(key)), [t, i18n]);
  return { language: i18n.language === 'es' ? 'es' : 'en', t: say };
};
