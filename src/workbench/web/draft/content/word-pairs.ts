import { addressText } from '../../../../authoring/draft/address.ts';
import { type EncodedValue, encodeValue, isFields, parseJson } from '../../../../authoring/draft/json-value.ts';
import { valueUnder } from '../../../../authoring/draft/outline-words.ts';
import { pairsPath } from '../../../../config/files/document.ts';
import { sha256 } from '../../../../config/files/sha256.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { memoize } from '../../../../rules/memoize.ts';
import { type WordRow, wordTexts } from './word-rows.ts';

/** In hexadecimal digits of SHA-256, as the file of pairs has them. */
const hashDigits = 8;

const known = new Map<string, string>();

/** Ten times the texts of a large portal; then all are forgotten and hashed anew. */
const mostKnown = 20_000;

const hashOf = (text: string): string => {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const made = sha256(text).slice(0, hashDigits);
  known.set(text, made);
  return made;
};

/** The confirmed pairs of some files, by the address of the word. */
const pairsOf = memoize((files: SourceFiles): Readonly<Record<string, unknown>> => {
  const found = valueUnder(parseJson(files[pairsPath] ?? '')?.value, 'pairs');
  return isFields(found) ? found : {};
});

const pairAt = (files: SourceFiles, word: string): unknown => {
  const pairs = pairsOf(files);
  return Object.hasOwn(pairs, word) ? pairs[word] : undefined;
};

/** Why a Spanish text is not known to say what its English says, and the English that it was written for where that is known. */
export interface Stale {
  readonly why: 'english' | 'spanish' | 'unread';
  readonly older?: string;
}

/** By the rule of the file of pairs: a Spanish text is stale unless its pair is the one that was confirmed. */
const whyStale = (en: string, es: string, pair: unknown): Stale['why'] | undefined => {
  if (!isFields(pair)) return 'unread';
  if (pair['en'] !== hashOf(en)) return 'english';
  return pair['es'] === hashOf(es) ? undefined : 'spanish';
};

/** Why the Spanish of a word is stale by the pairs of some files; undefined where it is not. `older`: an English text that it may have been written for. */
export const staleOf = (
  files: SourceFiles,
  { address, en, es }: { readonly address: string; readonly en: string; readonly es: string },
  older: string | undefined,
): Stale | undefined => {
  const pair = pairAt(files, address);
  const why = whyStale(en, es, pair);
  if (why === undefined) return undefined;
  const isOlder = why === 'english' && older !== undefined && isFields(pair) && pair['en'] === hashOf(older);
  return { why, ...(isOlder && { older }) };
};

/** The stale words of some files by their address; `base` may know the English that they were written for. Missing words are none. */
export const staleWords = (rows: readonly WordRow[], files: SourceFiles, base: SourceFiles): ReadonlyMap<string, Stale> => {
  const before = wordTexts(base);
  return new Map(
    rows.flatMap(({ address, en, es }): readonly (readonly [string, Stale])[] => {
      if (es === undefined) return [];
      const stale = staleOf(files, { address, en, es }, before.get(address)?.en);
      return stale ? [[address, stale]] : [];
    }),
  );
};

/** The edit that says that a Spanish text says what its English says; undefined where that is confirmed already. */
export const confirmation = (
  files: SourceFiles,
  word: string,
  { en, es }: { readonly en: string; readonly es: string },
): { readonly address: string; readonly expected: EncodedValue; readonly value: EncodedValue } | undefined => {
  const pair = pairAt(files, word);
  if (whyStale(en, es, pair) === undefined) return undefined;
  const steps = ['pairs', word].map((name) => ({ kind: 'name', name }) as const);
  return { address: addressText({ place: pairsPath, steps }), expected: encodeValue(pair), value: { en: hashOf(en), es: hashOf(es) } };
};
