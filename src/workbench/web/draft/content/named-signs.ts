import {
  characterName,
  isHidden,
  isMark,
  isPlain,
  isSpecialSpace,
  scriptOf,
  strayLetters,
} from '../../../../config/characters.ts';
import type { Language } from '../../i18n/use-words.ts';

const isBlank = (text: string): boolean =>
  [...text].every((sign) => sign.trim() === '' || isHidden(sign) || isMark(sign));

// Letters that look like others: of another script or form than those of the other side.
const isForeign = (sign: string, own: readonly string[], other: string): boolean => {
  if (isPlain(sign) || isMark(sign)) return false;
  if (own.includes(sign) || sign.normalize('NFKC') !== sign) return true;
  const script = scriptOf(sign);
  if (other === '' || script === undefined) return false;
  return ![...other].some((one) => !isPlain(one) && scriptOf(one) === script);
};

const isUnseen = (sign: string, isComposed: boolean): boolean =>
  isHidden(sign) ? sign !== '\n' && sign !== '\t' : isSpecialSpace(sign) || (isMark(sign) && !isComposed);

/** The changed part of a text, the whole text, and the text on the other side. A missing text is empty. */
export interface ChangedPart {
  readonly part: string;
  readonly text: string;
  readonly other: string;
}

/**
 * Returns the characters of a changed part that readers cannot see or could confuse with others, without duplicates.
 * If the part has no visible characters, returns all of them.
 */
export const oddSigns = ({ part, text, other }: ChangedPart): readonly string[] => {
  const signs = [...part];
  if (isBlank(part)) return [...new Set(signs)];
  const strays = strayLetters(text);
  const isComposed = part.normalize('NFC') === part;
  const isOdd = (sign: string): boolean =>
    isForeign(sign, strays, other) ||
    (isUnseen(sign, isComposed) && !other.includes(sign) && (other !== '' || !isPlain(sign)));
  return [...new Set(signs.filter(isOdd))];
};

// Further names only make the list longer.
const mostNamed = 3;

const counted = (sign: string, part: string, language: Language): string => {
  const count = isBlank(part) ? part.split(sign).length - 1 : 1;
  return `${count > 1 ? `${count} × ` : ''}${characterName(sign, language)}`;
};

/** Names the invisible and confusing characters of a changed part: `Cyrillic С U+0421, soft hyphen U+00AD`. */
export const namesOfSigns = (changed: ChangedPart, language: Language): string => {
  const signs = oddSigns(changed);
  const named = signs.slice(0, mostNamed).map((sign) => counted(sign, changed.part, language));
  return [...named, ...(signs.length > mostNamed ? ['…'] : [])].join(', ');
};

/** Returns ` (Cyrillic С U+0421)` for a text that differs from another in such a character; otherwise an empty text. */
export const signSuffix = (text: string, other: string, language: Language): string => {
  const names = text === other ? '' : namesOfSigns({ part: text, text, other }, language);
  return names === '' ? '' : ` (${names})`;
};

/** Returns a text followed by the names of its confusing characters: `Сlaim (Cyrillic С U+0421)`. */
export const withSignNames = (text: string, other: string, language: Language): string =>
  text + signSuffix(text, other, language);
