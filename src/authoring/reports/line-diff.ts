/** A line of a file that went, came, or stayed beside one that did. */
interface Line {
  readonly sign: '-' | '+';
  /** From 1, in the old text where it went, in the new where it came. */
  readonly number: number;
  readonly text: string;
}

const commonStart = (before: readonly string[], after: readonly string[]): number => {
  const first = before.findIndex((line, place) => line !== after[place]);
  return first < 0 ? Math.min(before.length, after.length) : first;
};

/** How many of the next lines of each text to pass until a line stands in both again. */
const untilCommon = (before: readonly string[], after: readonly string[]): readonly [number, number] => {
  for (let sum = 1; sum < before.length + after.length; sum += 1) {
    for (let gone = 0; gone <= sum; gone += 1) {
      if (before[gone] !== undefined && before[gone] === after[sum - gone]) return [gone, sum - gone];
    }
  }
  return [before.length, after.length];
};

/** The lines in which two texts differ, in their order: those that went before those that came in their place. */
const changedLines = (before: readonly string[], after: readonly string[]): readonly Line[] => {
  const lines: Line[] = [];
  let [old, young] = [0, 0];
  while (old < before.length || young < after.length) {
    const same = commonStart(before.slice(old), after.slice(young));
    old += same;
    young += same;
    const [gone, come] = untilCommon(before.slice(old), after.slice(young));
    lines.push(...before.slice(old, old + gone).map((text, place): Line => ({ sign: '-', number: old + place + 1, text })));
    lines.push(...after.slice(young, young + come).map((text, place): Line => ({ sign: '+', number: young + place + 1, text })));
    old += gone;
    young += come;
  }
  return lines;
};

/** What changed in a file, as people read it: its name, then each line that went (-) or came (+) with its number; empty where nothing did. */
export const lineDiffText = (file: string, before: string, after: string): string => {
  const lines = changedLines(before.split('\n'), after.split('\n'));
  const width = String(Math.max(0, ...lines.map(({ number }) => number))).length;
  const shown = lines.map(({ sign, number, text }) => `${String(number).padStart(width + 2)} ${sign} ${text}`);
  return lines.length === 0 ? '' : [file, ...shown].join('\n');
};
