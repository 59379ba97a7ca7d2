import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** A command that runs on one core alone, where the machine has more than one and `taskset`. */
export const onCore = (
  core: number,
  command: string,
  args: readonly string[],
): readonly [command: string, args: readonly string[]] =>
  canPin ? ['taskset', ['-c', String(core), command, ...args]] : [command, args];
