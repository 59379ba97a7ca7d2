/** Names for a sentence, in backquotes; those beyond `most` are only counted. */
export const listed = (names: Iterable<string>, most = 8): string => {
  const all = [...names];
  const shown = all
    .slice(0, most)
    .map((name) => `\`${name}\``)
    .join(', ');
  return all.length > most ? `${shown} and ${all.length - most} more` : shown;
};
