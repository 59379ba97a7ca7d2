const distance = (one: string, other: string): number => {
  let previous: number[] = [];
  let current = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const above = current;
    current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [(above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + same];
      current.push(Math.min(...steps, swapped ? (previous[column - 2] ?? 0) + 1 : Infinity));
    }
    previous = above;
  }
  return current[other.length] ?? 0;
};

/** The name that is most like the written one (swapped, missing, extra and wrong letters; letter case counts little), if any is like it: at most `allowed` of them. */
export const nearestName = (
  written: string,
  names: Iterable<string>,
  allowed = Math.max(1, Math.floor(written.length / 3)),
): string | undefined => {
  const ranked = [...names]
    .map((name) => ({ name, steps: distance(written.toLowerCase(), name.toLowerCase()) + (written === name ? 0 : 0.1) }))
    .filter(({ name, steps }) => name !== written && steps <= allowed + 0.1)
    .sort((one, other) => one.steps - other.steps);
  return ranked[0]?.name;
};

/** Names for a sentence, in backquotes; those beyond `most` are only counted. */
export const listed = (names: Iterable<string>, most = 8): string => {
  const all = [...names];
  const shown = all
    .slice(0, most)
    .map((name) => `\`${name}\``)
    .join(', ');
  return all.length > most ? `${shown} and ${all.length - most} more` : shown;
};
