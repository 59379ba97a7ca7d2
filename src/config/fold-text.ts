const replacements: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '\u00A0': ' ', '\u202F': ' ' };

const isAccent = (sign: string): boolean => sign >= '\u0300' && sign <= '\u036F';

/**
 * Returns the form of a letter that searches compare: lowercase and without accents. It has the length of the
 * letter, so that positions in a text stay the same; empty for an accent that is a separate character.
 */
export const foldLetter = (letter: string): string => {
  // Most letters have no accent; decomposing them costs ten times as much.
  if (letter < '\u0080') return letter.toLowerCase();
  if (isAccent(letter)) return '';
  const [plain = letter] = letter.normalize('NFD');
  const low = plain.toLowerCase();
  return replacements[low] ?? (low.length === plain.length ? low : plain);
};

/**
 * Returns a text in the form that searches compare: `Teléfono` becomes `telefono`, however its accents are encoded.
 * Every search uses it; the database has the same function for its lists (`folded_text`).
 */
export const foldText = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(/[^\n -~]/gu, foldLetter);
