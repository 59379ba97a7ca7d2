import { addressText } from '../../../../authoring/draft/address.ts';
import {
  type EncodedValue,
  encodeValue,
  isFields,
  parseJson,
} from '../../../../authoring/draft/json-value.ts';
import { valueUnder } from '../../../../authoring/draft/outline-words.ts';
import { pairsPath } from '../../../../config/files/document.ts';
import { sha256 } from '../../../../config/files/sha256.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { memoize } from '../../../../rules/memoize.ts';
import { type WordRow, wordTexts } from './word-rows.ts';

// Hexadecimal digits of SHA-256, as in the file of pairs.
const hashDigits = 8;

const known = new Map<string, string>();

// Ten times the texts of a large portal; then the cache is emptied.
const mostKnown = 20_000;

const hashOf = (text: string): string => {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const made = sha256(text).slice(0, hashDigits);
  known.set(text, made);
  return made;
};

const pairsOf = memoize((files: SourceFiles): Readonly<Record<string, unknown>> => {
  const found = valueUnder(parseJson(files[pairsPath] ?? '')?.value, 'pairs');
  return isFields(found) ? found : {};
});

const pairAt = (files: SourceFiles, word: string): unknown => {
  const pairs = pairsOf(files);
  return Object.hasOwn(pairs, word) ? pairs[word] : undefined;
};

export interface Stale {
  readonly why: 'english' | 'spanish' | 'unread';
  readonly older?: string;
}

// A translation is outdated unless exactly this pair was confirmed.
const whyStale = (en: string, es: string, pair: unknown): Stale['why'] | undefined => {
  if (!isFields(pair)) return 'unread';
  if (pair['en'] !== hashOf(en)) return 'english';
  return pair['es'] === hashOf(es) ? undefined : 'spanish';
};

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

// `base` may have that English text. Missing translations are not outdated.
export const staleWords = (
  rows: readonly WordRow[],
  files: SourceFiles,
  base: SourceFiles,
): ReadonlyMap<string, Stale> => {
  const before = wordTexts(base);
  return new Map(
    rows.flatMap(({ address, en, es }): readonly (readonly [string, Stale])[] => {
      if (es === undefined) return [];
      const stale = staleOf(files, { address, en, es }, before.get(address)?.en);
      return stale ? [[address, stale]] : [];
    }),
  );
};

export const confirmation = (
  files: SourceFiles,
  word: string,
  { en, es }: { readonly en: string; readonly es: string },
):
  { readonly address: string; readonly expected: EncodedValue; readonly value: EncodedValue } | undefined => {
  const pair = pairAt(files, word);
  if (whyStale(en, es, pair) === undefined) return undefined;
  const steps = ['pairs', word].map((name) => ({ kind: 'name', name }) as const);
  return {
    address: addressText({ file: pairsPath, steps }),
    expected: encodeValue(pair),
    value: { en: hashOf(en), es: hashOf(es) },
  };
};
