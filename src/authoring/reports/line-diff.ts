import { diffArrays } from 'diff';

/** A line of a file that went or came. */
interface Line {
  readonly sign: '-' | '+';
  /** From 1, in the old text where it went, in the new where it came. */
  readonly number: number;
  readonly text: string;
}

/** The lines in which two texts differ, in their order: those that went before those that came in their place. */
const changedLines = (before: string, after: string): readonly Line[] => {
  const lines: Line[] = [];
  let [old, young] = [0, 0];
  for (const { value, added, removed } of diffArrays(before.split('\n'), after.split('\n'))) {
    if (removed) lines.push(...value.map((text, place): Line => ({ sign: '-', number: old + place + 1, text })));
    if (added) lines.push(...value.map((text, place): Line => ({ sign: '+', number: young + place + 1, text })));
    if (!added) old += value.length;
    if (!removed) young += value.length;
  }
  return lines;
};

/** What changed in a file, as people read it: its name, then each line that went (-) or came (+) with its number; empty where nothing did. */
export const lineDiffText = (file: string, before: string, after: string): string => {
  const lines = changedLines(before, after);
  const width = String(Math.max(0, ...lines.map(({ number }) => number))).length;
  const shown = lines.map(({ sign, number, text }) => `${String(number).padStart(width + 2)} ${sign} ${text}`);
  return lines.length === 0 ? '' : [file, ...shown].join('\n');
};
