import type { Finding } from '../../config/check/findings/finding.ts';
import { type ConfigDocument, pairsPlace } from '../../config/files/document.ts';
import { sha256 } from '../../config/files/sha256.ts';
import type { WordPairHashes } from '../../config/generated/config-files.ts';
import { memoizeTexts } from '../../rules/memoize.ts';
import type { TextEdit } from '../edit/edit.ts';
import { type Word, wordsIn } from '../../config/check/words/word-list.ts';
import { type Pairs, pairsIn, pairsText } from './pairs-file.ts';

/** In hexadecimal digits of SHA-256: enough to tell two texts of one word apart. */
const hashDigits = 8;

/** Five times the texts of the shipped portal: a check after a key hashes the one that changed, a server of months keeps no more. */
const mostKnown = 20_000;

const hashOf = memoizeTexts(mostKnown, (text) => sha256(text).slice(0, hashDigits));

/** The pair that two texts make. */
export const pairOf = ({ en, es }: { readonly en: string; readonly es: string }): WordPairHashes => ({ en: hashOf(en), es: hashOf(es) });

/** Why a Spanish word is not known to say what its English says: nobody confirmed the two, or one of them is another since. */
export type Staleness = 'unread' | 'english' | 'spanish';

/** Whether and why a word with both texts is stale: its pair is not the one that was confirmed. */
const staleness = (pairs: Pairs, { address, en, es = '' }: Word): Staleness | undefined => {
  const confirmed = Object.hasOwn(pairs, address) ? pairs[address] : undefined;
  if (!confirmed) return 'unread';
  if (confirmed.en !== hashOf(en.text)) return 'english';
  return confirmed.es === hashOf(es) ? undefined : 'spanish';
};

/** A word whose Spanish is not known to say what its English says, and why. */
export interface StaleWord {
  readonly word: Word;
  readonly why: Staleness;
}

/** The stale words of a configuration by address; where there is no file of pairs, all that have both texts. */
export const staleWords = (documents: readonly ConfigDocument[]): readonly StaleWord[] => {
  const pairs = pairsIn(documents) ?? {};
  return wordsIn(documents).flatMap((word): readonly StaleWord[] => {
    const why = word.es === undefined ? undefined : staleness(pairs, word);
    return why === undefined ? [] : [{ word, why }];
  });
};

/** A warning for every stale word; none where nobody has begun to confirm words. */
export const staleFindings = (documents: readonly ConfigDocument[]): readonly Finding[] =>
  pairsIn(documents) === undefined
    ? []
    : staleWords(documents).map(({ word, why }) => ({
        at: word.esAt,
        severity: 'warning' as const,
        says: `stale-word.${why}` as const,
        with: { address: word.address },
        also: [word.en.at],
      }));

/** The English text that a stale word was confirmed with, where an older configuration still has it. */
export const olderEnglish = (documents: readonly ConfigDocument[], older: readonly ConfigDocument[]): ReadonlyMap<string, string> => {
  const pairs = pairsIn(documents) ?? {};
  const known = wordsIn(older).filter(({ address, en }) => pairs[address]?.en === hashOf(en.text));
  return new Map(known.map(({ address, en }) => [address, en.text]));
};

/** The file of pairs once these words are confirmed as they are; pairs of words that are gone go too. */
export const confirmed = (documents: readonly ConfigDocument[], addresses: ReadonlySet<string>): TextEdit => {
  const old = pairsIn(documents) ?? {};
  const pairs = wordsIn(documents).flatMap(({ address, en, es }): readonly (readonly [string, WordPairHashes])[] => {
    if (es !== undefined && addresses.has(address)) return [[address, pairOf({ en: en.text, es })]];
    const kept = Object.hasOwn(old, address) ? old[address] : undefined;
    return kept ? [[address, kept]] : [];
  });
  return { place: pairsPlace, text: pairsText(Object.fromEntries(pairs)) };
};

/** The words of which both texts are new or changed: whoever wrote both meant them together. Empty where nobody has begun to confirm words. */
export const writtenTogether = (before: readonly ConfigDocument[], after: readonly ConfigDocument[]): ReadonlySet<string> => {
  if (pairsIn(before) === undefined || before.find(({ is }) => is?.kind === 'pairs') !== after.find(({ is }) => is?.kind === 'pairs'))
    return new Set();
  const old = new Map(wordsIn(before).map((word) => [word.address, word]));
  const both = wordsIn(after).filter(({ address, en, es }) => {
    const was = old.get(address);
    return es !== undefined && was?.en.text !== en.text && was?.es !== es;
  });
  return new Set(both.map(({ address }) => address));
};
