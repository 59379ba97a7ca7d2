import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
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

/** The language on show and its words. */
export const useWords = (): { readonly language: Language; readonly t: Say } => {
  const { t, i18n } = useTranslation();
  // The same function while the language stays: what is drawn with it is not drawn again.
  const say = useCallback<Say>((key, values) => t(key, values ?? {}), [t]);
  return { language: i18n.language === 'es' ? 'es' : 'en', t: say };
};
