import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { WorkbenchOptions } from '../../../src/workbench/server/start-workbench.ts';
import { projectRoot } from '../project-files.ts';

const program = `${projectRoot}/tests/support/workbench/serve-until-killed.ts`;

/**
 * Starts a workbench's server in a separate process, and returns when it answers. It runs until it is killed.
 */
export const startServer = async (options: Omit<WorkbenchOptions, 'write'>): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isUp = await Promise.race([
    once(child.stdout, 'data').then(() => true),
    once(child, 'exit').then(() => false),
  ]);
  if (!isUp) throw new Error('the server ended before it answered');
  return child;
};
