import { memoize } from '../../../rules/memoize.ts';
import { codePoint } from '../../characters.ts';
import type { ConfigDocument } from '../../files/document.ts';
import type { Finding } from '../findings/finding.ts';
import type { ConfigIndex } from '../index/config-index.ts';
import { findTexts, type Text } from './find-texts.ts';
import { placeholders } from './placeholders.ts';

type Mistake = Pick<Finding, 'message' | 'with' | 'nearest'> & { readonly written?: string };

// The characters of bytes 0x80 to 0x9F in Windows-1252. Every other byte is the code point with its number.
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

// Typical results of reading UTF-8 as Windows-1252. No English or Spanish word contains them.
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
  return {
    message: 'encoded-twice',
    with: { written: found, nearest: meant },
    nearest: meant,
    written: found,
  };
};

// Control characters, zero-width characters, direction marks and what is no character; line feed and tab are
// allowed.
export const invisibleCharacter =
  /[\0-\u0008\u000B-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF\p{Cs}\p{Noncharacter_Code_Point}]/u;

const invisible = (text: string): Mistake | undefined => {
  const found = invisibleCharacter.exec(text);
  if (!found) return undefined;
  const sign = codePoint(found[0]);
  const before = text.slice(0, found.index);
  return before === ''
    ? { message: 'invisible-sign.first', with: { sign } }
    : { message: 'invisible-sign', with: { sign, before: before.slice(-20) } };
};

const dollarSign = (text: string, { document }: Text['at']): Mistake | undefined => {
  const [found, name = ''] = /\$\{([^{}]*)\}/.exec(text) ?? [];
  const isKnown = document.is?.kind === 'phrases' || placeholders.includes(name);
  if (found === undefined || document.is?.language === undefined || !isKnown) return undefined;
  const nearest = `{${name}}`;
  return { message: 'dollar-sign', with: { written: found, nearest }, nearest, written: found };
};

const brandTexts: readonly string[] = ['name', 'shortName', 'tagline', 'supportNote', 'address'];

const languageTexts: readonly string[] = ['autonym', 'tooltip', 'en', 'es'];

/** Returns true for the texts of screens, of the shell, of the brand and of help in other languages. */
export const isForMembers = ({ at: { document, path } }: Text): boolean => {
  const { kind, language } = document.is ?? {};
  const [first, last] = [String(path[0]), String(path.at(-1))];
  if (kind === 'brand') return brandTexts.includes(first);
  if (kind === 'menus') return first === 'languages' && languageTexts.includes(last);
  return language !== undefined && first !== '$schema' && (kind !== 'words' || last !== 'path');
};

// Help in other languages: some need zero-width characters or run from right to left.
export const isOtherLanguage = ({ path, document }: Text['at']): boolean =>
  document.is?.kind === 'menus' && path[0] === 'languages' && !['en', 'es'].includes(String(path.at(-1)));

const textsWithSigns = findTexts(
  (text) => (encodedTwice(text) ?? invisible(text)) !== undefined || text.includes('${'),
);

const signsIn = memoize((checked: ConfigDocument): readonly Finding[] =>
  textsWithSigns(checked)
    .filter(({ at }) => !isOtherLanguage(at))
    .flatMap(({ text, at }): readonly Finding[] => {
      const mistake = encodedTwice(text) ?? invisible(text) ?? dollarSign(text, at);
      if (!mistake) return [];
      const { written, nearest, ...finding } = mistake;
      if (written === undefined || nearest === undefined) return [{ at, ...finding }];
      return [{ at, ...finding, nearest, remedy: [{ at, written, write: nearest }] }];
    }),
);

export const signFindings = (index: ConfigIndex): readonly Finding[] => index.documents.flatMap(signsIn);

const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

const textsWithMarkup = findTexts((text) => markup.test(text));

const markupIn = memoize((document: ConfigDocument): readonly Finding[] =>
  textsWithMarkup(document).flatMap(({ text, at }): readonly Finding[] => {
    const found = markup.exec(text)?.[0];
    if (found === undefined) return [];
    return [{ at, message: 'markup', with: { written: found } }];
  }),
);

// Members would see the markup as text.
export const markupFindings = (index: ConfigIndex): readonly Finding[] =>
  index.documents.filter(({ is }) => is?.language !== undefined).flatMap(markupIn);
