import type { ConfigDocument } from '../../config/files/document.ts';
import { type Word, wordsIn } from '../../config/check/words/word-list.ts';
import type { Edit } from '../edit/edit.ts';
import { editedDocuments } from '../project/edit-documents.ts';
import { confirmed } from '../pairs/pairs.ts';

/** One text in a file for translators. */
export interface ExchangedWord {
  readonly address: string;
  readonly en: string;
  /** Empty: still to be written. */
  readonly es: string;
  /** Who reads it, for the translator. */
  readonly note: string;
  /** The translator's program says that somebody looked at it and found it right. */
  readonly isApproved?: boolean;
}

/** A text in parts: plain, or a placeholder with its braces that a translator moves but does not write. */
export interface TextPart {
  readonly text: string;
  readonly isPlaceholder: boolean;
}

/** The parts of a text. */
export const textParts = (text: string): readonly TextPart[] =>
  text
    .split(/(\{[^{}]*\})/)
    .map((part, index) => ({ text: part, isPlaceholder: index % 2 === 1 }))
    .filter((part) => part.text !== '');

/** The placeholders of a text in the order in which a file for translators numbers them, from 1. */
export const placeholdersOf = (text: string): readonly string[] =>
  textParts(text).flatMap((part) => (part.isPlaceholder ? [part.text] : []));

/** Why a text of a translator's file was left out, by a name of the words of exchange. */
type Refused = 'unknown' | 'empty' | 'placeholders';

/** What an import does with each text of a file. */
export interface Import {
  /** The texts, and the pairs of those that are fresh: to be kept together. */
  readonly edits: readonly Edit[];
  /** Taken, and confirmed as saying what the English says. */
  readonly fresh: readonly string[];
  /** Taken, but the English has changed since it was given out: it stays stale. */
  readonly changed: readonly string[];
  readonly refused: readonly { readonly address: string; readonly why: Refused }[];
}

const sorted = (names: readonly string[]): string => [...new Set(names)].sort().join(' ');

const refusalOf = (word: Word | undefined, { es }: ExchangedWord): Refused | undefined => {
  if (!word) return 'unknown';
  if (es.trim() === '') return 'empty';
  const isKept = sorted(placeholdersOf(es)) === sorted(placeholdersOf(word.en.text)) && !/[{}]/.test(es.replace(/\{[^{}]*\}/g, ''));
  return isKept ? undefined : 'placeholders';
};

/**
 * The edits that take the Spanish texts of a translator's file. A text is confirmed where the English that the translator read is the
 * English of today; where it is not, its pair stays as it was and the word is stale. A text without its placeholders, for an unknown
 * address or without words is left out; the others are taken all the same.
 */
export const importWords = (documents: readonly ConfigDocument[], entries: readonly ExchangedWord[]): Import => {
  const words = new Map(wordsIn(documents).map((word) => [word.address, word]));
  const judged = entries.map((entry) => {
    const word = words.get(entry.address);
    return { entry, word, why: refusalOf(word, entry) };
  });
  const taken = judged.flatMap(({ entry, word, why }) =>
    word && why === undefined ? [{ entry, word, isFresh: word.en.text === entry.en }] : [],
  );
  const fresh = taken.filter(({ isFresh }) => isFresh).map(({ word }) => word.address);
  const texts = taken
    .filter(({ entry, word }) => word.es !== entry.es)
    .map(({ entry, word }): Edit => ({ place: word.esAt.document.place, path: [...word.esAt.path], value: entry.es }));
  return {
    edits: fresh.length === 0 ? texts : [...texts, confirmed(editedDocuments(documents, texts), new Set(fresh))],
    fresh,
    changed: taken.filter(({ isFresh }) => !isFresh).map(({ word }) => word.address),
    refused: judged.flatMap(({ entry, why }) => (why === undefined ? [] : [{ address: entry.address, why }])),
  };
};
