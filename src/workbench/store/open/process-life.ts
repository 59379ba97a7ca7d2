import { readFileSync } from 'node:fs';

interface Life {
  /** The state of the process as one letter, as in `ps`. */
  readonly state: string;
  /** The start time in ticks since the start of the system. */
  readonly start: string;
}

// Linux describes a process in one line, whose second field, its name in parentheses, may contain anything.
const lifeOf = (pid: number): Life | undefined => {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return undefined;
  }
};

/** Returns the start time of a process as a text to compare; undefined if the system does not report it. */
export const startOf = (pid: number): string | undefined => lifeOf(pid)?.start;

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Returns true when the process runs. Returns false for a zombie, and for another process that got the same number
 * after `began`.
 */
export const isRunning = (pid: number, began?: string | null): boolean => {
  if (!exists(pid)) return false;
  const life = lifeOf(pid);
  if (!life) return true;
  const isSame = typeof began !== 'string' || life.start === began;
  return isSame && !['Z', 'X'].includes(life.state);
};
