import { codePoint } from '../characters.ts';

// Control characters except tab and line breaks, halves of surrogate pairs, and code points that are no character.
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

// Enough to find the place.
const shownBefore = 20;

/**
 * Returns the first character that no text can contain, after the text before it: `Hola[U+0007]`. Undefined if
 * the text has no such character.
 */
export const findForbidden = (text: string): string | undefined => {
  const found = forbidden.exec(text);
  if (!found) return undefined;
  return `${text.slice(Math.max(0, found.index - shownBefore), found.index)}[${codePoint(found[0])}]`;
};
