import { type Word, wordsIn } from '../../../config/check/words/word-list.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import type { WordPairHashes } from '../../../config/generated/config-files.ts';
import type { Edit } from '../../edit/edit-text.ts';
import { pairOf, writePairs } from '../../pairs/pairs.ts';
import type { ComparedText, FileText, ImportResult } from './compare-import.ts';

/** A text to import from a translator's file, with the texts that the editor saw. */
export interface TakenText {
  readonly address: string;
  /** The English of the draft. */
  readonly en: string;
  /** The Spanish of the draft; null if it had none. */
  readonly es: string | null;
  /** The English that was translated, and its translation. */
  readonly file: Omit<FileText, 'line'>;
}

const unasked: readonly ImportResult[] = ['taken', 'unconfirmed', 'english-changed', 'confirmed'];

/** Returns the texts to import: those without a conflict, and the conflicts that an editor chose. */
export const textsToTake = (
  texts: readonly ComparedText[],
  isChosen: (conflict: ComparedText) => boolean,
): readonly TakenText[] =>
  texts.flatMap((text): readonly TakenText[] => {
    const { address, result, en = '', es = null, file } = text;
    const isTaken = unasked.includes(result) || (result === 'conflict' && isChosen(text));
    return isTaken && file ? [{ address, en, es, file }] : [];
  });

const isAsShown = (word: Word | undefined, { en, es }: TakenText): boolean =>
  word?.en.text === en && (word.es ?? null) === es;

/** Returns the texts that changed after the editor saw them. If there are any, nothing is imported. */
export const changedTexts = (
  documents: readonly ConfigDocument[],
  texts: readonly TakenText[],
): readonly string[] => {
  const words = new Map(wordsIn(documents).map((word) => [word.address, word]));
  return texts.flatMap((text) => (isAsShown(words.get(text.address), text) ? [] : [text.address]));
};

// The texts of a file are in NFC; the draft's English may not be.
const pairOfText = ({ en, file }: TakenText): WordPairHashes =>
  pairOf({ en: en.normalize('NFC') === file.en ? en : file.en, es: file.es });

/**
 * Returns the edits that import these texts. A finished translation is paired with the English that was translated.
 * It becomes outdated if the English of the draft is different now or later.
 */
export const takingEdits = (
  documents: readonly ConfigDocument[],
  texts: readonly TakenText[],
): readonly Edit[] => {
  if (texts.length === 0) return [];
  const taken = new Map(texts.map((text) => [text.address, text]));
  const edits = wordsIn(documents).flatMap((word): readonly Edit[] => {
    const text = taken.get(word.address);
    if (!text || text.file.es === word.es) return [];
    return [{ file: word.esAt.document.file, path: [...word.esAt.path], value: text.file.es }];
  });
  const finished = texts.filter(({ file }) => file.needsReview !== true);
  const pairs = new Map(finished.map((text) => [text.address, pairOfText(text)]));
  return pairs.size === 0 ? edits : [...edits, writePairs(documents, pairs)];
};
