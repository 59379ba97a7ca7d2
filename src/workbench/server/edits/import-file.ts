import { editsBetween } from '../../../authoring/draft/find-edits.ts';
import { editDocuments } from '../../../authoring/project/edit-documents.ts';
import { InvalidRequest } from '../../../authoring/refusal.ts';
import {
  type ComparedFile,
  compareImport,
  sentTexts,
} from '../../../authoring/words/import/compare-import.ts';
import { type ReadFile, readTranslations } from '../../../authoring/words/import/read-translations.ts';
import { changedTexts, type TakenText, takingEdits } from '../../../authoring/words/import/take-texts.ts';
import { sourceDocuments } from '../../../config/files/parse-document.ts';
import { type SourceFiles, sourceOf } from '../../../config/files/source.ts';
import type { BilingualText } from '../../../config/message-text.ts';
import { type MadeEdits, madeEdits } from '../../store/calculations/made-edits.ts';
import type { ExchangeWords } from '../../store/exchanges/exchanges.ts';

/** A translator's file to compare with a draft. */
export interface CompareWork {
  readonly files: SourceFiles;
  /** The exported files; absent if the file belongs to no export. */
  readonly sent?: { readonly files: SourceFiles; readonly words: ExchangeWords };
  readonly bytes: Uint8Array;
}

/** A file compared with the draft, or the reason why it cannot be read. */
export type ComparedAnswer =
  { readonly refused: BilingualText } | (ComparedFile & Pick<ReadFile, 'format' | 'encoding'>);

/** Compares a translator's file with a draft. */
export const compareFile = ({ files, sent, bytes }: CompareWork): ComparedAnswer => {
  try {
    const { format, encoding, ...file } = readTranslations(bytes);
    const known = sent && sentTexts(sourceDocuments(sent.files), sent.words);
    return { ...compareImport(sourceDocuments(files), file, known), format, encoding };
  } catch (error) {
    if (error instanceof InvalidRequest) return { refused: error.texts };
    throw error;
  }
};

/** The texts of a translator's file to import. */
export interface TakeWork {
  readonly base: SourceFiles;
  readonly files: SourceFiles;
  readonly texts: readonly TakenText[];
}

/** The change that imports the texts, or the addresses of texts that changed since the editor saw them. */
export type TakeAnswer = { readonly made: MadeEdits } | { readonly changed: readonly string[] };

/** Calculates the change that imports texts of a translator's file. */
export const takeFile = ({ base, files, texts }: TakeWork): TakeAnswer => {
  const documents = sourceDocuments(files);
  const changed = changedTexts(documents, texts);
  if (changed.length > 0) return { changed };
  const after = editDocuments(documents, takingEdits(documents, texts));
  const edits = editsBetween(files, sourceOf(after));
  return { made: madeEdits({ base, files, change: { edits, hasPairs: true } }) };
};
