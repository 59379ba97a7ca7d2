/** Names for a sentence: at most eight, in backquotes. */
export const listed = (names: Iterable<string>): string => {
  const all = [...names];
  const shown = all
    .slice(0, 8)
    .map((name) => `\`${name}\``)
    .join(', ');
  return all.length > 8 ? `${shown} and ${all.length - 8} more` : shown;
};
