// One letter for one letter, so that positions in a text stay the same.
const folded = (letter: string): string => {
  // Most letters have no accent; decomposing them costs ten times as much.
  if (letter < '\u0080') return letter.toLowerCase();
  const [plain = letter] = letter.normalize('NFD');
  const low = plain.toLowerCase();
  return low.length === plain.length ? low : plain;
};

export const foldedText = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(/[^\n -~]/gu, folded);

export const containsText = (text: string, searched: string): boolean =>
  foldedText(text.normalize('NFC')).includes(foldedText(searched.trim().normalize('NFC')));

// 4: equal, 3: starts with it, 2: a word starts with it, 1: contains it, 0: no match. Both are folded.
export const fit = (text: string, searched: string): number => {
  const at = text.indexOf(searched);
  if (at < 0) return 0;
  if (at === 0) return text === searched ? 4 : 3;
  return text.includes(` ${searched}`) || text.includes(`/${searched}`) || text.includes(`:${searched}`)
    ? 2
    : 1;
};

export interface TextPiece {
  readonly text: string;
  readonly isFound: boolean;
}

export const foundPieces = (text: string, searched: string): readonly TextPiece[] => {
  const wanted = foldedText(searched);
  const at = wanted === '' ? -1 : foldedText(text).indexOf(wanted);
  if (at < 0) return [{ text, isFound: false }];
  // `indexOf` counts code units; a folded letter is as long as the letter.
  const letters = [...text];
  const lengths = letters.map((letter) => folded(letter).length);
  const [pieces] = letters.reduce<readonly [readonly string[], number]>(
    ([[before = '', found = '', after = ''], place], letter, index) => {
      const next = place + (lengths[index] ?? 1);
      if (place < at) return [[before + letter, found, after], next];
      return place < at + wanted.length
        ? [[before, found + letter, after], next]
        : [[before, found, after + letter], next];
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
