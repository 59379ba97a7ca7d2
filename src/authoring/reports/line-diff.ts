import { diffArrays } from 'diff';

interface Line {
  readonly sign: '-' | '+';
  // From 1; in the old text for removed lines, in the new text for added ones.
  readonly number: number;
  readonly text: string;
}

const changedLines = (before: string, after: string): readonly Line[] => {
  const lines: Line[] = [];
  let old = 0;
  let young = 0;
  for (const { value, added, removed } of diffArrays(before.split('\n'), after.split('\n'))) {
    if (removed)
      lines.push(...value.map((text, index): Line => ({ sign: '-', number: old + index + 1, text })));
    if (added)
      lines.push(...value.map((text, index): Line => ({ sign: '+', number: young + index + 1, text })));
    if (!added) old += value.length;
    if (!removed) young += value.length;
  }
  return lines;
};

/** Formats the changed lines of a file, with numbers and `-` or `+`; empty when nothing changed. */
export const lineDiffText = (file: string, before: string, after: string): string => {
  const lines = changedLines(before, after);
  const width = String(Math.max(0, ...lines.map(({ number }) => number))).length;
  const shown = lines.map(
    ({ sign, number, text }) => `${String(number).padStart(width + 2)} ${sign} ${text}`,
  );
  return lines.length === 0 ? '' : [file, ...shown].join('\n');
};
