const isBlank = (line: string): boolean => Array.from(line).every((sign) => sign === ' ' || sign === '\t');

const withoutIndent = (line: string): string => {
  let at = 0;
  while (line.charAt(at) === ' ' || line.charAt(at) === '\t') at += 1;
  return line.slice(at);
};

/**
 * Returns the text of an element without `xml:space="preserve"`, where tools may break and indent lines. Removes the
 * line breaks at both ends, and replaces an indented line break with a space. Keeps other line breaks. Text that is
 * only white space becomes a space.
 */
export const unindentText = (text: string): string => {
  const lines = text.split('\n');
  if (lines.length === 1) return text;
  if (lines.every(isBlank)) return lines.some((line) => line !== '') ? ' ' : text;
  const [first = '', ...others] = lines;
  const starts = isBlank(first) ? others.slice(0, 1).map(withoutIndent) : [first];
  const rest = isBlank(first) ? others.slice(1) : others;
  if (rest.length > 0 && isBlank(rest.at(-1) ?? '')) rest.pop();
  return rest.reduce(
    (read, line) => (withoutIndent(line) === line ? `${read}\n${line}` : `${read} ${withoutIndent(line)}`),
    starts.join(''),
  );
};
