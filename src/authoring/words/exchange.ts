import type { ConfigDocument } from '../../config/files/document.ts';
import { type Word, wordsIn } from '../../config/check/words/word-list.ts';
import type { Edit } from '../edit/edit-text.ts';
import { editDocuments } from '../project/edit-documents.ts';
import { confirmPairs } from '../pairs/pairs.ts';

export interface ExchangedWord {
  readonly address: string;
  readonly en: string;
  /** The Spanish text; empty if there is no translation. */
  readonly es: string;
  readonly note: string;
  /** The file marks the translation as reviewed. */
  readonly isApproved?: boolean;
  /** The file marks the translation as unfinished: it is imported but not confirmed. */
  readonly needsReview?: boolean;
  /** The line of the file that it was read from, from 1. */
  readonly line?: number;
}

// A translator can move a placeholder but not edit it.
export interface TextPart {
  readonly text: string;
  readonly isPlaceholder: boolean;
}

export const textParts = (text: string): readonly TextPart[] =>
  text
    .split(/(\{[^{}]*\})/)
    .map((part, index) => ({ text: part, isPlaceholder: index % 2 === 1 }))
    .filter((part) => part.text !== '');

export const placeholdersOf = (text: string): readonly string[] =>
  textParts(text).flatMap((part) => (part.isPlaceholder ? [part.text] : []));

type Refused = 'unknown' | 'empty' | 'placeholders';

export interface Import {
  readonly edits: readonly Edit[];
  readonly fresh: readonly string[];
  // Imported, but not confirmed, because the file marks it as unfinished.
  readonly unconfirmed: readonly string[];
  // Imported, but the English text has changed since the export: the translation stays outdated.
  readonly changed: readonly string[];
  readonly refused: readonly { readonly address: string; readonly why: Refused }[];
}

const sorted = (names: readonly string[]): string => [...new Set(names)].sort().join(' ');

const refusalOf = (word: Word | undefined, { es }: ExchangedWord): Refused | undefined => {
  if (!word) return 'unknown';
  if (es.trim() === '') return 'empty';
  const isKept =
    sorted(placeholdersOf(es)) === sorted(placeholdersOf(word.en.text)) &&
    !/[{}]/.test(es.replace(/\{[^{}]*\}/g, ''));
  return isKept ? undefined : 'placeholders';
};

/**
 * Returns the edits of a translator's file. Confirms translations whose English has not changed, and skips
 * texts that cannot be imported.
 */
export const importWords = (
  documents: readonly ConfigDocument[],
  entries: readonly ExchangedWord[],
): Import => {
  const words = new Map(wordsIn(documents).map((word) => [word.address, word]));
  const judged = entries.map((entry) => {
    const word = words.get(entry.address);
    return { entry, word, why: refusalOf(word, entry) };
  });
  const taken = judged.flatMap(({ entry, word, why }) =>
    word && why === undefined ? [{ entry, word, isFresh: word.en.text === entry.en }] : [],
  );
  const addressesOf = (found: typeof taken): readonly string[] => found.map(({ word }) => word.address);
  const [current, older] = [taken.filter(({ isFresh }) => isFresh), taken.filter(({ isFresh }) => !isFresh)];
  const fresh = addressesOf(current.filter(({ entry }) => entry.needsReview !== true));
  const texts = taken
    .filter(({ entry, word }) => word.es !== entry.es)
    .map(({ entry, word }): Edit => ({
      file: word.esAt.document.file,
      path: [...word.esAt.path],
      value: entry.es,
    }));
  return {
    edits:
      fresh.length === 0 ? texts : [...texts, confirmPairs(editDocuments(documents, texts), new Set(fresh))],
    fresh,
    unconfirmed: addressesOf(current.filter(({ entry }) => entry.needsReview === true)),
    changed: addressesOf(older),
    refused: judged.flatMap(({ entry, why }) => (why === undefined ? [] : [{ address: entry.address, why }])),
  };
};
