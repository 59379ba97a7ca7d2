// The print width of the project's formatter.
const longestLine = 140;

const partsOf = (value: object): readonly (readonly [start: string, value: unknown])[] =>
  Array.isArray(value)
    ? value.map((one: unknown) => ['', one] as const)
    : Object.entries(value).flatMap(([name, one]) =>
        one === undefined ? [] : [[`${JSON.stringify(name)}: `, one as unknown] as const],
      );

/** Prints a JSON value on one line. */
export const onOneLine = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = partsOf(value).map(([start, one]) => start + onOneLine(one));
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

/**
 * Prints a JSON value after `start`: on one line if it is short and not `isOpen`, otherwise with one line for each
 * entry.
 */
export const printed = (value: unknown, indent: string, start = '', isOpen = false): string => {
  const line = start + onOneLine(value);
  const isShort = indent.length + line.length < longestLine;
  if (typeof value !== 'object' || value === null || (isShort && !isOpen)) return line;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = partsOf(value).map(([name, one]) => `${indent}  ${printed(one, `${indent}  `, name)}`);
  return `${start}${open}\n${parts.join(',\n')}\n${indent}${close}`;
};
