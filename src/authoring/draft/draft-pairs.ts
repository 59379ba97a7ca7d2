import { type Word, wordsIn } from '../../config/check/words/word-list.ts';
import { type ConfigDocument, pairsPlace } from '../../config/files/document.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { parseDocument } from '../../config/files/parse-document.ts';
import type { WordPairHashes } from '../../config/generated/config-files.ts';
import { memoizeTexts } from '../../rules/memoize.ts';
import { pairOf } from '../pairs/pairs.ts';
import { type Pairs, pairsIn } from '../pairs/pairs-file.ts';
import { addressText } from './address.ts';
import { type Applied, applyEdits, type DraftEdit } from './apply-edits.ts';
import { carried, fieldOf, sameJson } from './json-value.ts';

type Documents = readonly ConfigDocument[];

const pairAt = (pairs: Pairs | undefined, address: string): WordPairHashes | undefined =>
  pairs && (fieldOf(pairs, address) as WordPairHashes | undefined);

/** The pair that the texts of a word make; undefined while Spanish lacks it. */
const ownPair = (word: Word | undefined): WordPairHashes | undefined =>
  word?.es === undefined ? undefined : pairOf({ en: word.en.text, es: word.es });

const wordMap = (documents: Documents): ReadonlyMap<string, Word> => new Map(wordsIn(documents).map((word) => [word.address, word]));

/** The pairs of merged words: of the three pairs of a word the one that fits its texts, else the base's; words that are gone have none. */
export const mergedPairs = (merged: Documents, base: Pairs, mine: Pairs, theirs: Pairs): Pairs =>
  Object.fromEntries(
    wordsIn(merged).flatMap((word): readonly (readonly [string, WordPairHashes])[] => {
      const own = ownPair(word);
      const fitting = [theirs, mine].map((pairs) => pairAt(pairs, word.address)).find((pair) => own && sameJson(pair, own));
      const pair = fitting ?? pairAt(base, word.address);
      return pair ? [[word.address, pair]] : [];
    }),
  );

/** The pair of a word that was just written: of both texts where both are others than the base's, the base's where both are as there. */
const pairAfter = (base: Word | undefined, after: Word, basePair: WordPairHashes | undefined): WordPairHashes | undefined => {
  const [old, own] = [ownPair(base), ownPair(after)];
  const isOther = { en: old?.en !== own?.en, es: old?.es !== own?.es };
  if (own && isOther.en && isOther.es) return own;
  return own && !isOther.en && !isOther.es ? basePair : undefined;
};

/**
 * The edits of pairs that follow from edits of words in a draft. Who wrote both texts of a word in one draft meant them together; who put
 * both back made them what they were. None where nobody has begun to confirm words, or where the edits write pairs themselves.
 */
export const pairEdits = (base: Documents, before: Documents, after: Documents): readonly DraftEdit[] => {
  const pairs = pairsIn(after);
  const basePairs = pairsIn(base);
  if (pairs === undefined || !sameJson(pairsIn(before), pairs)) return [];
  const [baseWords, oldWords] = [wordMap(base), wordMap(before)];
  return wordsIn(after).flatMap((word): readonly DraftEdit[] => {
    const { address } = word;
    if (sameJson(ownPair(oldWords.get(address)), ownPair(word))) return [];
    const found = pairAt(pairs, address);
    const wanted = pairAfter(baseWords.get(address), word, pairAt(basePairs, address));
    if (!wanted || sameJson(found, wanted)) return [];
    const steps = ['pairs', address].map((name) => ({ kind: 'name', name }) as const);
    return [{ address: addressText({ place: pairsPlace, steps }), expected: carried(found), value: wanted }];
  });
};

/** The places whose words must be read to know which pairs follow from edits of some places. */
const wordPlaces = (places: readonly string[]): readonly string[] => {
  const both = places.flatMap((place) => [place, place.replace('locales/es/', 'locales/en/'), place.replace('locales/en/', 'locales/es/')]);
  return [...new Set([...both, pairsPlace])];
};

/**
 * A document of words, which is the same object for the same text, as what is known of it hangs on that. The three of a word, of the base,
 * before and after an edit, for twenty editors at once and their next edits.
 */
const wordDocument = memoizeTexts(120, (named: string): ConfigDocument => {
  const end = named.indexOf('\0');
  return parseDocument(named.slice(0, end), named.slice(end + 1));
});

const documentsAt = (files: SourceFiles, places: readonly string[]): Documents =>
  places.flatMap((place) => (files[place] === undefined ? [] : [wordDocument(`${place}\0${files[place]}`)]));

/** Whether a file may hold words that have pairs. */
const hasWords = (place: string): boolean => (place.startsWith('locales/') && place !== pairsPlace) || place.startsWith('config/site/');

/** What edits of a draft came to: its files, and the edits. */
export type Made = Extract<Applied, { readonly files: SourceFiles }>;

/** What edits of a draft came to, with the edits of pairs that follow from them; `base` is what the draft began with. */
export const withPairs = (base: SourceFiles, before: SourceFiles, made: Made): Made => {
  const places = [...new Set(made.edits.map(({ address }) => address.slice(0, address.indexOf('#'))))].filter(hasWords);
  if (places.length === 0) return made;
  const read = wordPlaces(places);
  const pairs = pairEdits(documentsAt(base, read), documentsAt(before, read), documentsAt(made.files, read));
  const applied = applyEdits(made.files, pairs);
  if (!('files' in applied)) throw new Error(`Pairs of words do not fit their file: ${JSON.stringify(applied)}`);
  return { files: applied.files, edits: [...made.edits, ...applied.edits] };
};
