import { readCsv } from '../csv.ts';
import { type FileText, textOfFile } from '../file-text.ts';
import type { TranslatedFile } from '../translated-file.ts';
import { readXliff } from '../xliff/read-xliff.ts';

/** A translator's file with its format, detected from its content. */
export interface ReadFile extends TranslatedFile {
  readonly format: 'CSV' | 'XLIFF';
  readonly encoding: FileText['encoding'];
}

// Some systems write é as e and an accent.
const composed = ({ words, unread }: TranslatedFile): TranslatedFile => ({
  words: words.map((word) => ({ ...word, en: word.en.normalize('NFC'), es: word.es.normalize('NFC') })),
  unread,
});

/**
 * Reads a translator's file and normalizes its texts to NFC. Throws an `InvalidRequest` that names the line and what
 * to do.
 */
export const readTranslations = (bytes: Uint8Array): ReadFile => {
  const { text, encoding } = textOfFile(bytes);
  return text.trimStart().startsWith('<')
    ? { ...composed(readXliff(text)), format: 'XLIFF', encoding }
    : { ...composed(readCsv(text)), format: 'CSV', encoding };
};
