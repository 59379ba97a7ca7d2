import { foldLetter, foldText } from '../../../config/fold-text.ts';

export const containsText = (text: string, searched: string): boolean =>
  foldText(text).includes(foldText(searched.trim()));

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
  const wanted = foldText(searched);
  const at = wanted === '' ? -1 : foldText(text).indexOf(wanted);
  if (at < 0) return [{ text, isFound: false }];
  // `indexOf` counts code units; a folded letter is as long as the letter, or empty.
  const letters = [...text];
  const lengths = letters.map((letter) => foldLetter(letter).length);
  const [pieces] = letters.reduce<readonly [readonly string[], number]>(
    ([[before = '', found = '', after = ''], place], letter, index) => {
      const next = place + (lengths[index] ?? 1);
      if (next <= at) return [[before + letter, found, after], next];
      return next <= at + wanted.length
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
