import { afterEach } from 'vitest';

/** With the lines of code around the failure, a failed test prints at most 60 lines. */
const most = { message: 20, diff: 24 } as const;

/**
 * Returns a text with at most as many lines, each of at most 300 characters; the last line says how many are
 * missing.
 */
export const shortened = (text: string, lines: number): string => {
  const all = text.split('\n').map((line) => (line.length > 300 ? `${line.slice(0, 300)} ...` : line));
  return all.length <= lines
    ? all.join('\n')
    : [...all.slice(0, lines - 1), `... and ${all.length - lines + 1} more lines`].join('\n');
};

afterEach(({ task }) => {
  for (const error of task.result?.errors ?? []) {
    error.message = shortened(error.message, most.message);
    if (error.diff !== undefined) error.diff = shortened(error.diff, most.diff);
  }
});
