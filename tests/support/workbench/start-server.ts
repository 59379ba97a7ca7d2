import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { WorkbenchOptions } from '../../../src/workbench/server/start-workbench.ts';
import { projectRoot } from '../project-files.ts';

type Program = 'serve-until-killed' | 'serve-watched';

/**
 * Starts a workbench's server in a separate process, and returns when it answers. It runs until it is killed.
 */
export const startServer = async (
  options: Omit<WorkbenchOptions, 'write'>,
  program: Program = 'serve-until-killed',
): Promise<ChildProcess> => {
  const file = `${projectRoot}/tests/support/workbench/${program}.ts`;
  const child = spawn(process.execPath, [file, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit', program === 'serve-watched' ? 'ipc' : 'ignore'],
  });
  if (!child.stdout) throw new Error('the server has no output');
  const isUp = await Promise.race([
    once(child.stdout, 'data').then(() => true),
    once(child, 'exit').then(() => false),
  ]);
  if (!isUp) throw new Error('the server ended before it answered');
  return child;
};
