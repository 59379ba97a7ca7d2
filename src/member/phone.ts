/** A part of a text: a phone number with its dialing address, or other text. */
export interface PhonePart {
  readonly text: string;
  readonly href?: string | undefined;
}

const gap = '[\\s().\\u2010-\\u2013/-]*';
const label = '(?:(?:TTY|TDD)(?:\\s*/\\s*(?:TTY|TDD))?[\\s:]*)?';
const extension = '(?:[\\s,;]*(?:[Ee]xtensi[oó]n|[Ee][Xx][Tt]\\.?|[Xx#])[\\s.:]*(?<extension>\\d{1,7}))?';

// Longer notations come first: with country code, with area code, local, with letters (`1-800-GET-WELL`), and
// short ones such as 711.
const numbers = [
  `\\+\\d${gap}(?:\\d${gap}){6,13}\\d`,
  `(?:1${gap})?\\(?[2-9]\\d{2}${gap}\\d{3}${gap}\\d{4}`,
  `\\d{3}[\\s.-]?\\d{4}`,
  `(?:1${gap})?\\(?[2-9]\\d{2}\\)?[\\s.-]?(?:(?:[A-Za-z\\d][.-]?){6}|(?:[A-Z\\d][\\s.-]?){6})[A-Za-z\\d]+`,
  `[2-9]11|988`,
].join('|');

export const writtenPhone = (): RegExp =>
  new RegExp(`(?:\\b|(?=[(+]))${label}(?<number>${numbers})(?!\\d)${extension}`, 'g');

const keyOf = (letter: string): string =>
  String([...'ADGJMPTW'].filter((first) => first <= letter).length + 1);

// In numbers with letters, only as many digits as a number with area code are dialed.
const dialedDigits = (digits: string): number => (digits.startsWith('1') ? 11 : 10);

const addressOf = (number: string, extended: string | undefined): string => {
  const digits = number
    .toUpperCase()
    .replace(/[A-Z]/g, keyOf)
    .replace(/[^\d+]/g, '');
  const dialed = /[A-Za-z]/.test(number) ? digits.slice(0, dialedDigits(digits)) : digits;
  return `tel:${dialed}${extended === undefined ? '' : `;ext=${extended}`}`;
};

// In characters; longer texts are no phone lines.
const longestText = 2000;

/**
 * Splits a text into phone numbers (a TTY label included, an extension as `;ext=`) and other parts. Limit:
 * 2,000 characters.
 */
export const phoneParts = (text: string): readonly PhonePart[] => {
  if (text.length > longestText) return [{ text }];
  const parts: PhonePart[] = [];
  let end = 0;
  for (const match of text.matchAll(writtenPhone())) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const { number = '', extension: extended } = match.groups ?? {};
    parts.push({ text: match[0], href: addressOf(number, extended) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
};

/**
 * Returns the `tel:` address of the first phone number in a text, or of all its digits; undefined without
 * digits.
 */
export const phoneAddress = (text: string): string | undefined => {
  const digits = text.replace(/[^\d+]/g, '');
  const first = phoneParts(text).find(({ href }) => href !== undefined);
  return first?.href ?? (digits === '' ? undefined : `tel:${digits}`);
};
