import type { ConfigIndex } from '../config-index.ts';
import type { Finding } from '../finding.ts';
import { placeholders, type Text, textsIn } from './placeholders.ts';

type Mistake = Pick<Finding, 'code' | 'message' | 'hint' | 'nearest'>;

/** The characters of bytes 0x80 to 0x9F in Windows-1252; every other byte is the code point of its number. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Two or three characters that the UTF-8 bytes of one give when read as Windows-1252; no English or Spanish word contains them. */
const doubleEncoded = /[ÂÃ][^\w ]|â€[^\w ]/u;

const byteOf = (sign: string): number => {
  const place = windows1252.indexOf(sign);
  if (place >= 0) return 0x80 + place;
  return sign <= '\u00FF' ? sign.charCodeAt(0) : 0;
};

const decodedCharacter = (found: string): string | undefined => {
  const decoded = new TextDecoder().decode(Uint8Array.from([...found].map(byteOf)));
  return decoded.includes('\uFFFD') || [...decoded].length > 1 ? undefined : decoded;
};

const encodedTwice = (text: string): Mistake | undefined => {
  const [found] = doubleEncoded.exec(text) ?? [];
  const meant = found === undefined ? undefined : decodedCharacter(found);
  if (found === undefined || meant === undefined) return undefined;
  const message = `\`${found}\` is one sign that was encoded twice`;
  return { code: 'encoded-twice', message, nearest: meant, hint: `Write \`${meant}\`, and save the file as UTF-8.` };
};

/** Control characters, zero-width characters and direction marks; line feed and tab are allowed. */
const invisibleCharacter = /[\0-\u0008\u000B-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

const invisible = (text: string): Mistake | undefined => {
  const found = invisibleCharacter.exec(text);
  if (!found) return undefined;
  const name = `U+${found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const before = text.slice(0, found.index);
  const where = before === '' ? 'at the beginning' : `after \`${before.slice(-20)}\``;
  return {
    code: 'invisible-sign',
    message: `a sign that nobody sees (${name}) stands ${where}`,
    hint: 'Delete it, or type the text again.',
  };
};

const dollarSign = (text: string, { document }: Text['at']): Mistake | undefined => {
  const [found, name = ''] = /\$\{([^{}]*)\}/.exec(text) ?? [];
  const isKnown = document.is?.kind === 'phrases' || placeholders.includes(name);
  if (found === undefined || document.is?.language === undefined || !isKnown) return undefined;
  const nearest = `{${name}}`;
  return { code: 'dollar-sign', message: `members would read the $ of \`${found}\``, nearest, hint: `Write \`${nearest}\`.` };
};

/** Texts of the help languages are not checked: some need zero-width characters, some run from right to left. */
const isOtherLanguage = ({ path, document }: Text['at']): boolean => document.is?.kind === 'menus' && path[0] === 'languages';

/** Characters that members should not see or cannot see: encoded twice, invisible, or left over from a template. */
export const signFindings = (index: ConfigIndex): readonly Finding[] =>
  index.documents
    .flatMap(textsIn)
    .filter(({ at }) => !isOtherLanguage(at))
    .flatMap(({ text, at }): readonly Finding[] => {
      const problem = encodedTwice(text) ?? invisible(text) ?? dollarSign(text, at);
      return problem ? [{ at, ...problem }] : [];
    });

/** A tag or a character reference of HTML. */
const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

/** HTML in words, which members would see as it is written. */
export const markupFindings = (index: ConfigIndex): readonly Finding[] =>
  index.documents
    .filter(({ is }) => is?.language !== undefined)
    .flatMap(textsIn)
    .flatMap(({ text, at }): readonly Finding[] => {
      const found = markup.exec(text)?.[0];
      if (found === undefined) return [];
      const hint = 'Write the words alone, and signs such as & and é as they are; the portal gives them their look.';
      return [{ at, code: 'markup', message: `members would read \`${found}\` letter by letter`, hint }];
    });
