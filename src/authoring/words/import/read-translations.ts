import { readCsv } from '../csv.ts';
import { type FileText, textOfFile } from '../file-text.ts';
import type { TranslatedFile } from '../translated-file.ts';
import { readXliff } from '../xliff/read-xliff.ts';

/** A translator's file with what it is, as its content tells. */
export interface ReadFile extends TranslatedFile {
  readonly format: 'CSV' | 'XLIFF';
  readonly encoding: FileText['encoding'];
}

/** Reads a translator's file. Throws an `InvalidRequest` that names the line and the remedy. */
export const readTranslations = (bytes: Uint8Array): ReadFile => {
  const { text, encoding } = textOfFile(bytes);
  return text.trimStart().startsWith('<')
    ? { ...readXliff(text), format: 'XLIFF', encoding }
    : { ...readCsv(text), format: 'CSV', encoding };
};
