import { readFileSync } from 'node:fs';
import { childrenOf } from './children-of.ts';

const peakOf = (process: number): number => {
  try {
    return (
      Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1] ?? 0) / 1024
    );
  } catch {
    return 0;
  }
};

/** The most resident memory that a process and its children have had so far, in MB. */
export const residentMemory = (process: number): number =>
  [process, ...childrenOf(process)].reduce((sum, one) => sum + peakOf(one), 0);
