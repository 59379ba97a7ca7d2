import { invalidRequest } from '../refusal.ts';

type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** The text of a file, and how it was written. */
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

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

const firstUnusual = (text: string): number => [...text].findIndex((sign) => !isUsual(sign));

/**
 * Decodes a file that is UTF-8, UTF-16 with a byte order mark, or Windows-1252. Throws an `InvalidRequest`
 * with the line if the file has another encoding or is damaged, so that no sign is ever replaced.
 */
export const textOfFile = (bytes: Uint8Array): FileText => {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) {
    const text = decoded(bytes, marked);
    if (text !== undefined) return { text, encoding: 'UTF-16' };
    const lossy = new TextDecoder(marked).decode(bytes);
    throw invalidRequest('encoding', { line: lineOf(lossy, lossy.indexOf('\ufffd')) });
  }
  const utf8 = decoded(bytes, 'utf-8');
  if (utf8 !== undefined && !utf8.includes('\0')) return { text: utf8, encoding: 'UTF-8' };
  const text = new TextDecoder('windows-1252').decode(bytes);
  const at = firstUnusual(text);
  if (at < 0) return { text, encoding: 'Windows-1252' };
  throw invalidRequest('encoding', { line: lineOf(text, at) });
};
