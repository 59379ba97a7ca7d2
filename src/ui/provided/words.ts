import type { TFunction } from 'i18next';
import { type Context, createContext, useContext } from 'react';

/** Returns the value of a context; throws outside its provider. */
export const useProvided = <Value>(context: Context<Value | undefined>): Value => {
  const value = useContext(context);
  if (value === undefined) throw new Error('A context has no provider.');
  return value;
};

interface WordsNow {
  readonly language: 'en' | 'es';
  readonly t: TFunction;
}

export const WordsContext = createContext<WordsNow | undefined>(undefined);

/** Returns the current language and its texts; throws outside its provider. */
export const useWords = (): WordsNow => useProvided(WordsContext);
