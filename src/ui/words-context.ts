import { createContext } from 'react';
import type { UseTranslationResponse } from 'react-i18next';

/** The language on show, and the words at a key in it. */
export interface WordsNow {
  readonly language: 'en' | 'es';
  readonly t: UseTranslationResponse<'translation', undefined>['t'];
}

export const WordsContext = createContext<WordsNow | undefined>(undefined);
