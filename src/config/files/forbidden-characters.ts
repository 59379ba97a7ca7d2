import { codePoint } from '../characters.ts';

// Control characters except tab and line breaks, halves of surrogate pairs, and code points that are no character.
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

// Enough to find the place.
const shownBefore = 20;

// Whole words, if the text has several. A character has one or two code units.
const endOf = (text: string): string => {
  const signs = Array.from(text.slice(-3 * shownBefore));
  if (signs.length <= shownBefore) return text;
  const end = signs.slice(-shownBefore).join('');
  return `…${end.slice(end.indexOf(' ') + 1)}`;
};

/**
 * Returns the first forbidden character of a text, preceded by the text before it: `Hola[U+0007]`. Undefined if the
 * text has no such character.
 */
export const findForbidden = (text: string): string | undefined => {
  const found = forbidden.exec(text);
  if (!found) return undefined;
  return `${endOf(text.slice(0, found.index))}[${codePoint(found[0])}]`;
};
