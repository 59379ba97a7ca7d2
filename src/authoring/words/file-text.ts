import { invalidRequest } from '../refusal.ts';

type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** The text of a file, and its encoding. */
export interface FileText {
  readonly text: string;
  readonly encoding: Encoding;
}

// What English and Spanish texts contain beyond ASCII. Files of other systems have other signs at these
// bytes, so one that contains anything else is not Windows-1252.
const usualSigns = new Set('áéíóúüñçÁÉÍÓÚÜÑÇ¿¡«»‹›“”‘’‚„–—…·•ªº°®™©€§\u00a0\u00ad');

const decoded = (bytes: Uint8Array, label: string): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const markedEncoding = ([first, second, third, fourth]: Uint8Array): string | undefined => {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const isLong = third === 0 && fourth === 0;
  return first === 0xff && second === 0xfe && !isLong ? 'utf-16le' : undefined;
};

const isUsual = (sign: string): boolean =>
  sign >= ' ' ? sign < '\u007f' || usualSigns.has(sign) : '\t\r\n'.includes(sign);

const refuseAt = (text: string, at: number): never => {
  throw invalidRequest('encoding', { line: text.slice(0, at).split('\n').length });
};

const refuseReplaced = (bytes: Uint8Array, label: string): never => {
  const lossy = new TextDecoder(label).decode(bytes);
  return refuseAt(lossy, lossy.indexOf('\ufffd'));
};

// Letters of several bytes before the first wrong byte: a UTF-8 file with an error, in no other encoding.
const isBrokenUtf8 = (bytes: Uint8Array): boolean => {
  const [whole = ''] = new TextDecoder('utf-8').decode(bytes).split('\ufffd', 1);
  return [...whole].some((sign) => sign > '\u007f');
};

const windowsText = (bytes: Uint8Array): FileText => {
  const text = new TextDecoder('windows-1252').decode(bytes);
  const at = text.split('').findIndex((sign) => !isUsual(sign));
  return at < 0 ? { text, encoding: 'Windows-1252' } : refuseAt(text, at);
};

/**
 * Decodes a file that is UTF-8, UTF-16 with a byte order mark, or Windows-1252. Throws an `InvalidRequest`
 * with the line if the file has another encoding or is damaged, so that no character is ever replaced.
 */
export const textOfFile = (bytes: Uint8Array): FileText => {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) {
    const text = decoded(bytes, marked);
    return text === undefined ? refuseReplaced(bytes, marked) : { text, encoding: 'UTF-16' };
  }
  const text = decoded(bytes, 'utf-8');
  if (text?.includes('\0') === false) return { text, encoding: 'UTF-8' };
  return text === undefined && isBrokenUtf8(bytes) ? refuseReplaced(bytes, 'utf-8') : windowsText(bytes);
};
