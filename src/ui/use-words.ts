import { useContext } from 'react';
import { WordsContext, type WordsNow } from './words-context.ts';

/** The language on show and its words; throws outside the app's provider. */
export const useWords = (): WordsNow => {
  const words = useContext(WordsContext);
  if (!words) throw new Error('WordsContext has no value.');
  return words;
};
