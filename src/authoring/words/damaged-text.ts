import { findForbidden } from '../../config/files/forbidden-characters.ts';

// Two bytes of UTF-8 that a program read as Windows-1252 begin with one of the first signs and end with one
// of the last: ñ becomes Ã±.
const firstSigns = 'ÂÃ';
const lastSigns = new Set(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 64 }, (_, index) => 0x80 + index)),
);
// The same for quotation marks and dashes, which have three bytes.
const quoteStart = 'â€';

const isDecodedTwice = (text: string): boolean =>
  text.includes(quoteStart) ||
  [...text].some((sign, at, all) => firstSigns.includes(sign) && lastSigns.has(all[at + 1] ?? ''));

/** Returns true for a text with characters that only appear when a program has damaged the text. */
export const isDamaged = (text: string): boolean =>
  ['\r', '\ufffd'].some((sign) => text.includes(sign)) ||
  findForbidden(text) !== undefined ||
  isDecodedTwice(text);
