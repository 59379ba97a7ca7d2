/** Line and column of an offset, both from 1, and the text of that line. */
export const textPosition = (
  text: string,
  offset: number,
): { readonly line: number; readonly column: number; readonly excerpt: string } => {
  const before = text.slice(0, offset).split('\n');
  const line = before.length;
  return { line, column: (before.at(-1)?.length ?? 0) + 1, excerpt: text.split('\n')[line - 1]?.replace(/\r$/, '') ?? '' };
};
