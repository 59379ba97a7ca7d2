import { type Word, wordsIn } from '../../config/check/words/word-list.ts';
import { type ConfigDocument, pairsPath } from '../../config/files/document.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { parseDocument } from '../../config/files/parse-document.ts';
import type { WordPairHashes } from '../../config/generated/config-files.ts';
import { memoizeTexts } from '../../rules/memoize.ts';
import { pairOf } from '../pairs/pairs.ts';
import { type Pairs, pairsIn } from '../pairs/pairs-file.ts';
import { addressText } from './address.ts';
import { type Applied, applyEdits, type DraftEdit } from './apply-edits.ts';
import { encodeValue, fieldOf, sameJson } from './json-value.ts';

type Documents = readonly ConfigDocument[];

const pairAt = (pairs: Pairs | undefined, address: string): WordPairHashes | undefined =>
  pairs && (fieldOf(pairs, address) as WordPairHashes | undefined);

const ownPair = (word: Word | undefined): WordPairHashes | undefined =>
  word?.es === undefined ? undefined : pairOf({ en: word.en.text, es: word.es });

const wordMap = (documents: Documents): ReadonlyMap<string, Word> =>
  new Map(wordsIn(documents).map((word) => [word.address, word]));

// Takes whichever of the three pairs matches the merged texts, else the base's. Deleted texts have none.
export const mergePairs = (merged: Documents, base: Pairs, mine: Pairs, theirs: Pairs): Pairs =>
  Object.fromEntries(
    wordsIn(merged).flatMap((word): readonly (readonly [string, WordPairHashes])[] => {
      const own = ownPair(word);
      const fitting = [theirs, mine]
        .map((pairs) => pairAt(pairs, word.address))
        .find((pair) => own && sameJson(pair, own));
      const pair = fitting ?? pairAt(base, word.address);
      return pair ? [[word.address, pair]] : [];
    }),
  );

const differs = (base: Word | undefined, word: Word | undefined): Readonly<Record<'en' | 'es', boolean>> => {
  const old = ownPair(base);
  const own = ownPair(word);
  return { en: old?.en !== own?.en, es: old?.es !== own?.es };
};

interface WordStates {
  readonly base: Word | undefined;
  readonly before: Word | undefined;
  readonly after: Word | undefined;
  readonly basePair: WordPairHashes | undefined;
  readonly found: WordPairHashes | undefined;
}

// The pair is new when both texts differ from the base and the Spanish is the last or changed with the
// English, and the base's again when neither differs. A deleted text has no pair.
const pairAfter = ({ base, before, after, basePair, found }: WordStates): WordPairHashes | undefined => {
  if (!after) return undefined;
  const then = ownPair(before);
  const own = ownPair(after);
  const was = differs(base, before);
  const is = differs(base, after);
  if (own && is.en && is.es) return then?.es === own.es ? found : own;
  if (own && !is.en && !is.es) return basePair;
  return then && was.en && was.es && sameJson(found, then) ? basePair : found;
};

// An editor who writes both texts in one draft wants them to match, and one who restores both restores the
// pair. No edits while the project has no confirmed translations, or when the edits write pairs themselves.
export const pairEdits = (base: Documents, before: Documents, after: Documents): readonly DraftEdit[] => {
  const pairs = pairsIn(after);
  const basePairs = pairsIn(base);
  if (pairs === undefined || !sameJson(pairsIn(before), pairs)) return [];
  const baseWords = wordMap(base);
  const oldWords = wordMap(before);
  const words = wordMap(after);
  return [...new Set([...words.keys(), ...oldWords.keys()])].flatMap((address): readonly DraftEdit[] => {
    const old = oldWords.get(address);
    const word = words.get(address);
    const found = pairAt(pairs, address);
    if (word && sameJson(ownPair(old), ownPair(word))) return [];
    const wanted = pairAfter({
      base: baseWords.get(address),
      before: old,
      after: word,
      basePair: pairAt(basePairs, address),
      found,
    });
    if (sameJson(found, wanted)) return [];
    const steps = ['pairs', address].map((name) => ({ kind: 'name', name }) as const);
    return [
      {
        address: addressText({ file: pairsPath, steps }),
        expected: encodeValue(found),
        value: encodeValue(wanted),
      },
    ];
  });
};

/** Returns the files at `places` and those that their confirmed translations depend on. */
export const placesToRead = (places: readonly string[]): readonly string[] => {
  const both = places.flatMap((file) => [
    file,
    file.replace('locales/es/', 'locales/en/'),
    file.replace('locales/en/', 'locales/es/'),
  ]);
  return [...new Set([...both, pairsPath])];
};

// Cached by text, because other caches depend on the identity of the document. Room for the base, before and
// after of twenty editors and their next edits.
const wordDocument = memoizeTexts(120, (named: string): ConfigDocument => {
  const end = named.indexOf('\0');
  return parseDocument(named.slice(0, end), named.slice(end + 1));
});

const documentsAt = (files: SourceFiles, places: readonly string[]): Documents =>
  places.flatMap((file) => (files[file] === undefined ? [] : [wordDocument(`${file}\0${files[file]}`)]));

const hasWords = (file: string): boolean =>
  (file.startsWith('locales/') && file !== pairsPath) || file.startsWith('config/site/');

export type Made = Extract<Applied, { readonly files: SourceFiles }>;

/**
 * Adds the edits of confirmed translations that result from the edits of a draft. `base` has the files that
 * the draft started from.
 */
export const withPairs = (base: SourceFiles, before: SourceFiles, made: Made): Made => {
  const places = [...new Set(made.edits.map(({ address }) => address.slice(0, address.indexOf('#'))))].filter(
    hasWords,
  );
  if (places.length === 0) return made;
  const read = placesToRead(places);
  const pairs = pairEdits(documentsAt(base, read), documentsAt(before, read), documentsAt(made.files, read));
  if (pairs.length === 0) return made;
  const applied = applyEdits(made.files, pairs);
  if (!('files' in applied))
    throw new Error(`Pairs of words do not fit their file: ${JSON.stringify(applied)}`);
  return { files: applied.files, edits: [...made.edits, ...applied.edits] };
};
