/** Nothing that any expression or reader of the product takes. */
const unfit = '\u0001';

/** Parts of a text that are repeated; longer ones hold nothing that shorter ones and the whole do not. */
const longestPart = 8;

const slices = (text: string): readonly (readonly [start: number, end: number])[] =>
  [...text.slice(0, -1).split('').keys(), text.length - 1].flatMap((start) => {
    const most = Math.min(text.length - start, longestPart);
    const ends = Array.from({ length: most }, (_, more) => start + more + 1);
    return [...new Set([...ends, text.length])].map((end) => [start, end] as const);
  });

/** A text of a length at most. */
export type LongText = (length: number) => string;

const longText =
  (before: string, part: string, after: string): LongText =>
  (length) =>
    before +
    part.repeat(Math.max(1, Math.floor((length - before.length - after.length) / part.length))) +
    after;

/**
 * Texts that take quadratic time or more in an expression or reader that reads a character more than
 * once. Each part of a matching text is repeated, alone or in place, with an end that does not match.
 */
export const hostileRepeats = (fitting: string): readonly LongText[] =>
  slices(fitting).flatMap(([start, end]) => {
    const before = fitting.slice(0, start);
    const part = fitting.slice(start, end);
    const after = fitting.slice(end);
    return [
      longText('', part, ''),
      longText('', part, unfit + after),
      longText(before, part, after.slice(0, -1) + unfit),
    ];
  });
