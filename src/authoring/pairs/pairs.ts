import type { Finding } from '../../config/check/findings/finding.ts';
import { type ConfigDocument, pairsPath } from '../../config/files/document.ts';
import { sha256 } from '../../config/files/sha256.ts';
import type { WordPairHashes } from '../../config/generated/config-files.ts';
import { memoizeTexts, soundParts } from '../../rules/memoize.ts';
import type { TextEdit } from '../edit/edit-text.ts';
import { type Word, wordGroups, wordsIn } from '../../config/check/words/word-list.ts';
import { type Pairs, pairsIn, pairsText } from './pairs-file.ts';

// Hexadecimal digits of SHA-256: enough to distinguish versions of one text.
const hashDigits = 8;

// Five times the texts of the shipped portal. After an edit, the check then hashes only the changed text, and
// the cache of a long-running server stays small.
const mostKnown = 20_000;

// However its accents are encoded, a text has one hash.
const hashOf = memoizeTexts(mostKnown, (text) => sha256(text.normalize('NFC')).slice(0, hashDigits));

export const pairOf = ({ en, es }: { readonly en: string; readonly es: string }): WordPairHashes => ({
  en: hashOf(en),
  es: hashOf(es),
});

export type Staleness = 'unread' | 'english' | 'spanish';

const staleness = (pairs: Pairs, { address, en, es = '' }: Word): Staleness | undefined => {
  const confirmed = Object.hasOwn(pairs, address) ? pairs[address] : undefined;
  if (!confirmed) return 'unread';
  if (confirmed.en !== hashOf(en.text)) return 'english';
  return confirmed.es === hashOf(es) ? undefined : 'spanish';
};

export interface OutdatedText {
  readonly word: Word;
  readonly why: Staleness;
}

const noPairs: Pairs = {};

const outdatedAmong = (pairs: Pairs, words: readonly Word[]): readonly OutdatedText[] =>
  words.flatMap((word) => {
    const why = word.es === undefined ? undefined : staleness(pairs, word);
    return why === undefined ? [] : [{ word, why }];
  });

const soundGroups = soundParts();

// Without a file of pairs, all texts with a translation count.
export const outdatedTexts = (documents: readonly ConfigDocument[]): readonly OutdatedText[] => {
  const pairs = pairsIn(documents) ?? noPairs;
  return wordGroups(documents)
    .flatMap(({ parts, words }) => soundGroups([...parts, pairs], () => outdatedAmong(pairs, words())))
    .sort((one, other) => (one.word.address < other.word.address ? -1 : 1));
};

export const outdatedFindings = (documents: readonly ConfigDocument[]): readonly Finding[] =>
  pairsIn(documents) === undefined
    ? []
    : outdatedTexts(documents).map(({ word, why }) => ({
        at: word.esAt,
        severity: 'warning' as const,
        message: `stale-word.${why}` as const,
        with: { address: word.address },
        also: [word.en.at],
      }));

// Returns the English texts of confirmed pairs at these addresses, as older files have them.
export const olderEnglish = (
  documents: readonly ConfigDocument[],
  older: readonly ConfigDocument[],
  addresses: ReadonlySet<string>,
): ReadonlyMap<string, string> => {
  if (addresses.size === 0) return new Map();
  const pairs = pairsIn(documents) ?? {};
  const known = wordsIn(older).filter(
    ({ address, en }) => addresses.has(address) && pairs[address]?.en === hashOf(en.text),
  );
  return new Map(known.map(({ address, en }) => [address, en.text]));
};

/** Returns the file of pairs with these pairs written into it. Removes pairs of deleted texts. */
export const writePairs = (
  documents: readonly ConfigDocument[],
  written: ReadonlyMap<string, WordPairHashes>,
): TextEdit => {
  const old = new Map(Object.entries(pairsIn(documents) ?? {}));
  const pairs = wordsIn(documents).flatMap(({ address }) => {
    const pair = written.get(address) ?? old.get(address);
    return pair ? [[address, pair] as const] : [];
  });
  return { file: pairsPath, text: pairsText(Object.fromEntries(pairs)) };
};

/**
 * Returns the file of pairs after confirming these texts with their current translations. Removes pairs of
 * deleted texts.
 */
export const confirmPairs = (
  documents: readonly ConfigDocument[],
  addresses: ReadonlySet<string>,
): TextEdit => {
  const confirmed = wordsIn(documents).flatMap(({ address, en, es }) =>
    es !== undefined && addresses.has(address) ? [[address, pairOf({ en: en.text, es })] as const] : [],
  );
  return writePairs(documents, new Map(confirmed));
};

// Texts whose two languages are both new or changed: their author wants them to match. Empty while the
// project has no confirmed translations.
export const findJointEdits = (
  before: readonly ConfigDocument[],
  after: readonly ConfigDocument[],
): ReadonlySet<string> => {
  if (
    pairsIn(before) === undefined ||
    before.find(({ is }) => is?.kind === 'pairs') !== after.find(({ is }) => is?.kind === 'pairs')
  )
    return new Set();
  const old = new Map(wordsIn(before).map((word) => [word.address, word]));
  const both = wordsIn(after).filter(({ address, en, es }) => {
    const was = old.get(address);
    return es !== undefined && was?.en.text !== en.text && was?.es !== es;
  });
  return new Set(both.map(({ address }) => address));
};
