import { modelOf } from '../../analysis/model/portal-model.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Language } from '../../config/portal-config.ts';
import { formatLocation } from '../project/places.ts';
import { compileSound } from '../project/read-portal.ts';
import { UnknownName } from '../refusal.ts';
import type { ExchangedWord } from './exchange.ts';
import { olderEnglish, outdatedTexts, type Staleness } from '../pairs/pairs.ts';
import {
  untranslatedWords,
  isSelectedBy,
  type Word,
  wordCount,
  wordsIn,
} from '../../config/check/words/word-list.ts';
import { wordReaders } from './word-readers.ts';

export type Listed = 'stale' | 'missing' | 'open' | 'all';

interface ListedWord {
  readonly word: Word;
  // `fitting`: the translation is up to date.
  readonly why: Staleness | 'missing' | 'fitting';
}

/**
 * Selects texts by address, file or parent. Without addresses, selects all texts. Throws when an address
 * matches no text.
 */
export const selectTexts = (words: readonly Word[], addresses: readonly string[]): readonly Word[] => {
  const known = new Set(words.map(({ address }) => address));
  const parts = addresses.filter((by) => !known.has(by));
  for (const by of parts)
    if (!words.some(({ address }) => isSelectedBy(address, by)))
      throw new UnknownName(
        'word',
        by,
        words.map(({ address }) => address),
      );
  const whole = new Set(addresses);
  return addresses.length === 0
    ? words
    : words.filter(({ address }) => whole.has(address) || parts.some((by) => isSelectedBy(address, by)));
};

const listedWords = (
  documents: readonly ConfigDocument[],
  which: Listed,
  addresses: readonly string[],
): readonly ListedWord[] => {
  const stale = outdatedTexts(documents);
  const missing = untranslatedWords(documents).map((word): ListedWord => ({ word, why: 'missing' }));
  const open = [...(which === 'missing' ? [] : stale), ...(which === 'stale' ? [] : missing)];
  const whys = new Map(open.map(({ word, why }) => [word.address, why]));
  const all =
    which === 'all'
      ? wordsIn(documents).map((word): ListedWord => ({ word, why: whys.get(word.address) ?? 'fitting' }))
      : open;
  if (addresses.length === 0) return all;
  const meant = new Set(selectTexts(wordsIn(documents), addresses).map(({ address }) => address));
  return all.filter(({ word }) => meant.has(word.address));
};

export interface WordsQuestion {
  readonly which: Listed;
  readonly addresses: readonly string[];
  readonly language: Language;
  readonly older?: readonly ConfigDocument[];
}

const readersOf = (documents: readonly ConfigDocument[], language: Language): ((word: Word) => string) =>
  wordReaders(modelOf(compileSound(documents)), () => wordsIn(documents), language);

/**
 * Lists texts with translation, state and readers, as data and as lines of text. Throws if errors make it
 * unclear who sees what.
 */
export const wordsReport = (
  documents: readonly ConfigDocument[],
  { which, addresses, language, older = [] }: WordsQuestion,
): { readonly data: object; readonly lines: readonly string[] } => {
  const say = sentences(language);
  const found = listedWords(documents, which, addresses);
  if (found.length === 0) return { data: { texts: [], words: 0 }, lines: [say('words.none')] };
  const readers = readersOf(documents, language);
  const changed = found.filter(({ why }) => why === 'english').map(({ word }) => word.address);
  const before = olderEnglish(documents, older, new Set(changed));
  const texts = found.map(({ word, why }) => ({
    address: word.address,
    at: formatLocation(word.es === undefined ? word.en.at : word.esAt),
    why,
    en: word.en.text,
    ...(why === 'english' && before.has(word.address) && { older: before.get(word.address) }),
    es: word.es ?? '',
    readBy: readers(word),
  }));
  const count = texts.reduce((sum, { en }) => sum + wordCount(en), 0);
  const lines = texts.flatMap((text) => [
    `${text.address}  (${text.at}; ${say(`words.why.${text.why}`)})`,
    ...(text.older === undefined ? [] : [`    ${say('words.older', { text: text.older })}`]),
    `    ${say('words.english', { text: text.en })}`,
    ...(text.es === '' ? [] : [`    ${say('words.spanish', { text: text.es })}`]),
    `    ${say('words.readers', { members: text.readBy })}`,
  ]);
  return {
    data: { texts, words: count },
    lines: [...lines, say('words.total', { texts: String(texts.length), count: String(count) })],
  };
};

/** Returns the selected texts for a translator's file. Throws if errors make it unclear who sees what. */
export const exchangedWords = (
  documents: readonly ConfigDocument[],
  { which, addresses, language }: WordsQuestion,
): readonly ExchangedWord[] => {
  const readers = readersOf(documents, language);
  return listedWords(documents, which, addresses).map(({ word, why }) => ({
    address: word.address,
    en: word.en.text,
    es: word.es ?? '',
    ...(why === 'fitting' && { isApproved: true }),
    note: `${sentences(language)('words.note', { members: readers(word) })}${why === 'missing' || why === 'fitting' ? '' : ` (${sentences(language)(`words.why.${why}`)})`}`,
  }));
};
