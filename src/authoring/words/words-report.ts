import { modelOf } from '../../analysis/model/portal-model.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Language } from '../../config/portal-config.ts';
import { lineOf } from '../project/places.ts';
import { compileSound } from '../project/read-portal.ts';
import { UnknownName } from '../refusal.ts';
import type { ExchangedWord } from './exchange.ts';
import { olderEnglish, type Staleness, staleWords } from '../pairs/pairs.ts';
import { isMeant, type Word, wordCount, wordsIn } from '../../config/check/words/word-list.ts';
import { wordReaders } from './word-readers.ts';

/** Which words are listed: those whose Spanish is stale, those without Spanish, both, or every word. */
export type Listed = 'stale' | 'missing' | 'open' | 'all';

interface ListedWord {
  readonly word: Word;
  /** Why there is something to do; `fitting`: nothing. */
  readonly why: Staleness | 'missing' | 'fitting';
}

/** The words that addresses mean, each by itself, its file, or what stands above it; all where none is given. Refuses one that means none. */
export const wordsMeant = (words: readonly Word[], addresses: readonly string[]): readonly Word[] => {
  const known = new Set(words.map(({ address }) => address));
  const parts = addresses.filter((by) => !known.has(by));
  for (const by of parts)
    if (!words.some(({ address }) => isMeant(address, by)))
      throw new UnknownName(
        'word',
        by,
        words.map(({ address }) => address),
      );
  const whole = new Set(addresses);
  return addresses.length === 0 ? words : words.filter(({ address }) => whole.has(address) || parts.some((by) => isMeant(address, by)));
};

const listedWords = (documents: readonly ConfigDocument[], which: Listed, addresses: readonly string[]): readonly ListedWord[] => {
  const words = wordsIn(documents);
  const meant = new Set(wordsMeant(words, addresses).map(({ address }) => address));
  const stale = staleWords(documents);
  const missing = words.flatMap((word): readonly ListedWord[] => (word.es === undefined ? [{ word, why: 'missing' }] : []));
  const open = [...(which === 'missing' ? [] : stale), ...(which === 'stale' ? [] : missing)];
  const whys = new Map(open.map(({ word, why }) => [word.address, why]));
  const all = which === 'all' ? words.map((word): ListedWord => ({ word, why: whys.get(word.address) ?? 'fitting' })) : open;
  return all.filter(({ word }) => meant.has(word.address));
};

/** A list of words for whoever translates or reads them. */
export interface WordsQuestion {
  readonly which: Listed;
  /** Addresses, files or parts of these; none: all. */
  readonly addresses: readonly string[];
  readonly language: Language;
  /** An older configuration, to tell what the English was. */
  readonly older?: readonly ConfigDocument[];
}

const readersOf = (documents: readonly ConfigDocument[], language: Language): ((word: Word) => string) =>
  wordReaders(modelOf(compileSound(documents)), wordsIn(documents), language);

/** The words asked for, as data for machines and as lines for people: both texts, why each is listed, and who reads it. Refuses a configuration that leaves open who sees what. */
export const wordsReport = (
  documents: readonly ConfigDocument[],
  { which, addresses, language, older = [] }: WordsQuestion,
): { readonly data: object; readonly lines: readonly string[] } => {
  const say = sentences(language);
  const found = listedWords(documents, which, addresses);
  if (found.length === 0) return { data: { texts: [], words: 0 }, lines: [say('words.none')] };
  const readers = readersOf(documents, language);
  const before = olderEnglish(documents, older);
  const texts = found.map(({ word, why }) => ({
    address: word.address,
    at: lineOf(word.es === undefined ? word.en.at : word.esAt),
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
  return { data: { texts, words: count }, lines: [...lines, say('words.total', { texts: String(texts.length), count: String(count) })] };
};

/** The words asked for as a file for translators holds them. Refuses a configuration that leaves open who sees what. */
export const exchangedWords = (
  documents: readonly ConfigDocument[],
  { which, addresses, language }: WordsQuestion,
): readonly ExchangedWord[] => {
  const readers = readersOf(documents, language);
  return listedWords(documents, which, addresses).map(({ word, why }) => ({
    address: word.address,
    en: word.en.text,
    es: word.es ?? '',
    note: `${sentences(language)('words.note', { members: readers(word) })}${why === 'missing' || why === 'fitting' ? '' : ` (${sentences(language)(`words.why.${why}`)})`}`,
  }));
};
