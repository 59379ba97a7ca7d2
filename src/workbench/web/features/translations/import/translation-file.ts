export interface TranslationFile {
  readonly name: string;
  /** The bytes of the file: the server recognizes their encoding. */
  readonly blob: Blob;
  /** The id of the export that the file came from; undefined after the file was renamed. */
  readonly exchange: string | undefined;
}

const hexDigits = new Set('0123456789abcdef');

// The lengths of the groups of a UUID.
const groups = [8, 4, 4, 4, 12];

const isId = (text: string): boolean => {
  const parts = text.split('-');
  return (
    parts.length === groups.length &&
    parts.every((part, at) => part.length === groups[at] && [...part].every((sign) => hexDigits.has(sign)))
  );
};

const idLength = groups.reduce((sum, one) => sum + one, groups.length - 1);

// Can be anywhere in the file name, because browsers add numbers and users add words.
export const findId = (name: string): string | undefined => {
  const low = name.toLowerCase();
  for (let at = 0; at + idLength <= low.length; at += 1)
    if (isId(low.slice(at, at + idLength))) return low.slice(at, at + idLength);
  return undefined;
};

// Read at once: a file that changes on the disk later cannot be read again.
export const readTranslationFile = async (file: File): Promise<TranslationFile> => {
  const type = file.name.toLowerCase().endsWith('.csv') ? 'text/csv' : 'application/xliff+xml';
  const blob = new Blob([await file.arrayBuffer()], { type });
  return { name: file.name, blob, exchange: findId(file.name) };
};
