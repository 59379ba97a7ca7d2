import { spawnSync } from 'node:child_process';
import { childrenOf } from './children-of.ts';

/** Moves a running process, its threads and its children to one core, where there is `taskset`. */
export const pinProcess = (core: number, process: number): void => {
  for (const one of [process, ...childrenOf(process)])
    spawnSync('taskset', ['-a', '-c', '-p', String(core), String(one)]);
};
