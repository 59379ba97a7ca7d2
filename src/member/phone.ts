/** A piece of a text with phone numbers: a number with the address that dials it, or the words around. */
export interface PhonePart {
  readonly text: string;
  readonly href?: string | undefined;
}

const gap = '[\\s().\\u2010-\\u2013/-]*';
const label = '(?:(?:TTY|TDD)(?:\\s*/\\s*(?:TTY|TDD))?[\\s:]*)?';
const extension = '(?:[\\s,;]*(?:[Ee]xtensi[oó]n|[Ee][Xx][Tt]\\.?|[Xx#])[\\s.:]*(?<extension>\\d{1,7}))?';

/**
 * The ways a number is written, the longer before the shorter: with a country code, with an area code in digits, a local one, in
 * letters after its area code (`1-800-GET-WELL`), and a short one such as 711.
 */
const numbers = [
  `\\+\\d${gap}(?:\\d${gap}){6,13}\\d`,
  `(?:1${gap})?\\(?[2-9]\\d{2}${gap}\\d{3}${gap}\\d{4}`,
  `\\d{3}[\\s.-]?\\d{4}`,
  `(?:1${gap})?\\(?[2-9]\\d{2}\\)?[\\s.-]?(?:(?:[A-Za-z\\d][.-]?){6}|(?:[A-Z\\d][\\s.-]?){6})[A-Za-z\\d]+`,
  `[2-9]11|988`,
].join('|');

/** A phone number in a text, with its label and its extension. */
export const writtenPhone = (): RegExp => new RegExp(`(?:\\b|(?=[(+]))${label}(?<number>${numbers})(?!\\d)${extension}`, 'g');

/** The digit that a letter stands for on a phone's keys. */
const keyOf = (letter: string): string => String([...'ADGJMPTW'].filter((first) => first <= letter).length + 1);

/** How many digits of a number in letters are dialed: those of a number with its area code. */
const dialedDigits = (digits: string): number => (digits.startsWith('1') ? 11 : 10);

const addressOf = (number: string, extended: string | undefined): string => {
  const digits = number
    .toUpperCase()
    .replace(/[A-Z]/g, keyOf)
    .replace(/[^\d+]/g, '');
  const dialed = /[A-Za-z]/.test(number) ? digits.slice(0, dialedDigits(digits)) : digits;
  return `tel:${dialed}${extended === undefined ? '' : `;ext=${extended}`}`;
};

/** A longer text, in signs, is no line of phone numbers. */
const longestText = 2000;

/**
 * A text with phone numbers in its pieces, which together are the text: each number is one that can be dialed by itself, a TTY number with
 * its label, an extension as `;ext=`. A text of more than 2,000 signs stays in one piece.
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

/** The `tel:` address of the first number of a text that is meant to be dialed, or of its digits; undefined where it has none. */
export const phoneAddress = (text: string): string | undefined => {
  const digits = text.replace(/[^\d+]/g, '');
  const first = phoneParts(text).find(({ href }) => href !== undefined);
  return first?.href ?? (digits === '' ? undefined : `tel:${digits}`);
};
