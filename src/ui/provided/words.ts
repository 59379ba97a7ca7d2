import type { TFunction } from 'i18next';
import { createContext } from 'react';
import { useProvided } from './use-provided.ts';

/** The language on show, and the words at a key in it. */
interface WordsNow {
  readonly language: 'en' | 'es';
  readonly t: TFunction;
}

export const WordsContext = createContext<WordsNow | undefined>(undefined);

/** The language on show and its words; throws outside its provider. */
export const useWords = (): WordsNow => useProvided(WordsContext);
