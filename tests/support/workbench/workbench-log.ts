import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

const shown = 40;

// Pages and tests read a lot; successful reads explain no failure.
const isRead = (line: string): boolean => {
  const { method, status } = JSON.parse(line) as { readonly method?: string; readonly status?: number };
  return method === 'GET' && status !== undefined && status < 300;
};

/** The log of a workbench in tests: a file in its folder, whose last lines explain failures. */
export const workbenchLog = (folder: string) => {
  const file = join(folder, 'workbench.log');
  const lines: string[] = [];
  const show = (): void => {
    const last = lines.filter((line) => !isRead(line)).slice(-shown);
    process.stderr.write(`The workbench wrote to ${file}, at the end, without reads:\n${last.join('')}`);
  };
  return {
    write: (line: string): void => {
      lines.push(line);
      appendFileSync(file, line);
    },
    /** Prints the last lines. */
    show,
    /** Does work before the tests, and prints the last lines if it fails. */
    explain: async (work: () => Promise<void>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        show();
        throw error;
      }
    },
  };
};

/** See `workbenchLog`. */
export type WorkbenchLog = ReturnType<typeof workbenchLog>;
