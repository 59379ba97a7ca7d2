import { spawnSync } from 'node:child_process';

/** The processes that a process started and that still run. */
export const childrenOf = (process: number): readonly number[] =>
  spawnSync('pgrep', ['-P', String(process)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);
