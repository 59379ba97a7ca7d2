import type { ConfigIndex } from '../config-index.ts';
import type { Finding } from '../finding.ts';
import { placeholders, type Text, textsIn } from './placeholders.ts';

type Mistake = Pick<Finding, 'code' | 'message' | 'hint' | 'nearest'>;

/** What Windows reads the bytes from 0x80 to 0x9F as; it reads all others as their code points. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Two or three signs that the bytes of one became when UTF-8 was read as Windows text. No word of English or Spanish holds them. */
const encodedTwice = /[ÂÃ][^\w ]|â€[^\w ]/u;

const byteOf = (sign: string): number => {
  const place = windowsSigns.indexOf(sign);
  if (place >= 0) return 0x80 + place;
  return sign <= '\u00FF' ? sign.charCodeAt(0) : 0;
};

const meantSign = (found: string): string | undefined => {
  const decoded = new TextDecoder().decode(Uint8Array.from([...found].map(byteOf)));
  return decoded.includes('\uFFFD') || [...decoded].length > 1 ? undefined : decoded;
};

const twice = (text: string): Mistake | undefined => {
  const [found] = encodedTwice.exec(text) ?? [];
  const meant = found === undefined ? undefined : meantSign(found);
  if (found === undefined || meant === undefined) return undefined;
  const message = `\`${found}\` is one sign that was encoded twice`;
  return { code: 'encoded-twice', message, nearest: meant, hint: `Write \`${meant}\`, and save the file as UTF-8.` };
};

/** Controls, spaces without width, and what turns the direction of reading; line feed and tab stay. */
const unseen = /[\0-\u0008\u000B-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

const invisible = (text: string): Mistake | undefined => {
  const found = unseen.exec(text);
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

const dollar = (text: string, { document }: Text['at']): Mistake | undefined => {
  const [found, name = ''] = /\$\{([^{}]*)\}/.exec(text) ?? [];
  const isKnown = document.is?.kind === 'phrases' || placeholders.includes(name);
  if (found === undefined || document.is?.language === undefined || !isKnown) return undefined;
  const nearest = `{${name}}`;
  return { code: 'dollar-sign', message: `members would read the $ of \`${found}\``, nearest, hint: `Write \`${nearest}\`.` };
};

/** Words of the help languages have rules of their own: some need signs without width, some run from right to left. */
const isOtherLanguage = ({ path, document }: Text['at']): boolean => document.is?.kind === 'menus' && path[0] === 'languages';

/** Signs that members would puzzle over, or that deceive the eye: encoded twice, invisible, or left over from a template. */
export const signFindings = (index: ConfigIndex): readonly Finding[] =>
  index.documents
    .flatMap(textsIn)
    .filter(({ at }) => !isOtherLanguage(at))
    .flatMap(({ text, at }): readonly Finding[] => {
      const problem = twice(text) ?? invisible(text) ?? dollar(text, at);
      return problem ? [{ at, ...problem }] : [];
    });

/** A tag or a character reference of HTML. */
const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

/** HTML in words, which members would read letter by letter. */
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
