import type { TFunction } from 'i18next';
import { createContext } from 'react';
import { useProvided } from './use-provided.ts';

interface WordsNow {
  readonly language: 'en' | 'es';
  readonly t: TFunction;
}

export const WordsContext = createContext<WordsNow | undefined>(undefined);

/** Returns the current language and its texts; throws outside its provider. */
export const useWords = (): WordsNow => useProvided(WordsContext);
