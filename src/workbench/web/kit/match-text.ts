/** A letter without its accent and its capital; one letter each, so that places in a text stay the same. */
const folded = (letter: string): string => {
  // Most letters have no accent, and to take them apart costs ten times as much.
  if (letter < '\u0080') return letter.toLowerCase();
  const [plain = letter] = letter.normalize('NFD');
  const low = plain.toLowerCase();
  return low.length === plain.length ? low : plain;
};

/** A text as it is compared: capitals and accents do not count. As many letters as the text has, one by one. */
export const foldedText = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(/[^\n -~]/gu, folded);

/** Whether a text holds what was searched for; capitals and accents do not count. */
export const containsText = (text: string, searched: string): boolean =>
  foldedText(text.normalize('NFC')).includes(foldedText(searched.trim().normalize('NFC')));

/** How well a text fits: 4 it is that, 3 it begins so, 2 a word of it begins so, 1 it holds it, 0 not at all. Both are folded. */
export const fit = (text: string, searched: string): number => {
  const at = text.indexOf(searched);
  if (at < 0) return 0;
  if (at === 0) return text === searched ? 4 : 3;
  return text.includes(` ${searched}`) || text.includes(`/${searched}`) || text.includes(`:${searched}`) ? 2 : 1;
};

/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in pieces: before what was searched for, it, and after it; the first place counts. */
export const foundPieces = (text: string, searched: string): readonly TextPiece[] => {
  const wanted = foldedText(searched);
  const at = wanted === '' ? -1 : foldedText(text).indexOf(wanted);
  if (at < 0) return [{ text, isFound: false }];
  // Places are counted in what `indexOf` counts; a folded letter takes as much room as the letter itself.
  const letters = [...text];
  const lengths = letters.map((letter) => folded(letter).length);
  const [pieces] = letters.reduce<readonly [readonly string[], number]>(
    ([[before = '', found = '', after = ''], place], letter, index) => {
      const next = place + (lengths[index] ?? 1);
      if (place < at) return [[before + letter, found, after], next];
      return place < at + wanted.length ? [[before, found + letter, after], next] : [[before, found, after + letter], next];
    },
    [['', '', ''], 0],
  );
  const [before = '', found = '', after = ''] = pieces;
  return [
    { text: before, isFound: false },
    { text: found, isFound: true },
    { text: after, isFound: false },
  ].filter(({ text: piece }) => piece !== '');
};
