import { memoize } from '../rules/memoize.ts';
import type { BilingualText } from './message-text.ts';
import type { Language } from './portal-config.ts';

const letters = 'áéíóúüñÁÉÍÓÚÜÑ';
const symbols = '¡¿ªº«»“”‘’–—…·•©®™€£¢§°±×÷½¼¾−≤≥→←✓\u00A0\u202F\n\t';
const plain = new Set(letters + symbols);

/** Returns true for letters of English and Spanish and for common symbols. Readers cannot mistake these for others. */
export const isPlain = (sign: string): boolean => (sign >= ' ' && sign <= '~') || plain.has(sign);

// Besides what Unicode ignores: marks of format, separators of lines, and the empty Braille cell.
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns true for a character that a reader cannot see, except spaces. */
export const isHidden = (sign: string): boolean => hidden.test(sign);

// By ISO 15924, as Unicode and `Intl` name them. All others count as one.
const scriptCodes =
  'Latn Cyrl Grek Armn Hebr Arab Deva Beng Guru Gujr Taml Telu Thai Laoo Khmr Mymr Geor Ethi Cher Copt Hang Hani Hira Kana Bopo'.split(
    ' ',
  );

const ofScript = memoize((code: string): RegExp => new RegExp(`\\p{Script=${code}}`, 'u'));

/**
 * Returns the script of a character as a code of ISO 15924, such as `Cyrl`; undefined for characters of no
 * script.
 */
export const scriptOf = (sign: string): string | undefined =>
  scriptCodes.find((code) => ofScript(code).test(sign));

// Their words have no spaces between them and the words of other scripts.
const unspaced = ['Thai', 'Laoo', 'Khmr', 'Mymr', 'Hang', 'Hani', 'Hira', 'Kana', 'Bopo'];

// Of as many letters of two scripts, the Latin ones belong.
const weight = ([code, own]: readonly [string | undefined, readonly string[]]): number =>
  own.length + (code === 'Latn' ? 0.5 : 0);

const strayIn = (word: string): readonly string[] => {
  const groups = [...Map.groupBy(word, scriptOf)].filter(
    ([code]) => code !== undefined && !unspaced.includes(code),
  );
  const [main] = groups.toSorted((one, other) => weight(other) - weight(one));
  return groups.flatMap((group) => (group === main ? [] : group[1]));
};

/** Returns letters from another script than the rest of their word, such as the Cyrillic С in `Сlaim`. */
export const strayLetters = (text: string): readonly string[] =>
  [...text].every(isPlain) ? [] : (text.match(/[\p{L}\p{M}]+/gu) ?? []).flatMap(strayIn);

const names = {
  space: { en: 'space', es: 'espacio' },
  noBreakSpace: { en: 'no-break space', es: 'espacio de no separación' },
  otherSpace: { en: 'special space', es: 'espacio especial' },
  softHyphen: { en: 'soft hyphen', es: 'guion opcional' },
  lineBreak: { en: 'line break', es: 'salto de línea' },
  direction: { en: 'direction mark', es: 'marca de dirección' },
  mark: { en: 'combining mark', es: 'marca combinable' },
  hidden: { en: 'invisible character', es: 'carácter invisible' },
} as const satisfies Readonly<Record<string, BilingualText>>;

/** Returns true for an accent or other mark that combines with the letter before it. */
export const isMark = (sign: string): boolean => /\p{M}/u.test(sign);

/** Returns true for a space that looks like a plain one, but is non-breaking or has a different width. */
export const isSpecialSpace = (sign: string): boolean => sign !== ' ' && /\p{Zs}/u.test(sign);

const kindOf = (sign: string): keyof typeof names | undefined => {
  if (sign === ' ') return 'space';
  if (sign === '\u00AD') return 'softHyphen';
  if ('\n\r\u2028\u2029'.includes(sign)) return 'lineBreak';
  if ('\u00A0\u202F'.includes(sign)) return 'noBreakSpace';
  if (/\p{Bidi_Control}/u.test(sign)) return 'direction';
  if (isHidden(sign)) return 'hidden';
  if (isSpecialSpace(sign)) return 'otherSpace';
  return isMark(sign) ? 'mark' : undefined;
};

/** Returns the code point of a character, such as `U+0421`. */
export const codePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const scriptNames = memoize((language: Language) => new Intl.DisplayNames(language, { type: 'script' }));

/** Names a character in words: `Cyrillic С U+0421`, `soft hyphen U+00AD`. */
export const characterName = (sign: string, language: Language): string => {
  const kind = kindOf(sign);
  if (kind !== undefined) return `${names[kind][language]} ${codePoint(sign)}`;
  const script = scriptOf(sign);
  const prefix = script === undefined ? '' : `${scriptNames(language).of(script) ?? script} `;
  return `${prefix}${sign} ${codePoint(sign)}`;
};
