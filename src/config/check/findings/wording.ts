// Swapping two adjacent letters counts as one edit.
const editDistance = (one: string, other: string): number => {
  let previous: number[] = [];
  let current = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const above = current;
    current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + same,
      ];
      current.push(Math.min(...steps, swapped ? (previous[column - 2] ?? 0) + 1 : Infinity));
    }
    previous = above;
  }
  return current[other.length] ?? 0;
};

// A text that is much longer or shorter need not be compared.
const stepsWithin = (allowed: number, one: string, other: string): number =>
  Math.abs(one.length - other.length) > allowed ? Infinity : editDistance(one, other);

export const nearestNames = (
  written: string,
  names: Iterable<string>,
  allowed = Math.max(1, Math.floor(written.length / 3)),
): readonly string[] => {
  const lower = written.toLowerCase();
  const ranked = [...names]
    .filter((name) => name !== written)
    .map((name) => ({ name, steps: stepsWithin(allowed, lower, name.toLowerCase()) }))
    .filter(({ steps }) => steps <= allowed)
    .sort((one, other) => one.steps - other.steps);
  return ranked.filter(({ steps }) => steps === ranked[0]?.steps).map(({ name }) => name);
};

/** Returns the first result of `nearestNames`; undefined when no name is close. */
export const nearestName = (...asked: Parameters<typeof nearestNames>): string | undefined =>
  nearestNames(...asked)[0];
