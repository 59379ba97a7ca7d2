import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a publication in a process of its own and kills it `milliseconds` after it began, if it is still running; true when it was. */
export const killPublisher = async (dist: string, name: string, milliseconds: number): Promise<boolean> => {
  const child = spawn(process.execPath, ['tests/support/publish-until-killed.mjs', dist, name], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  await Promise.race([new Promise((done) => setTimeout(done, milliseconds)), ended]);
  const wasRunning = child.exitCode === null;
  if (wasRunning) child.kill('SIGKILL');
  await ended;
  return wasRunning;
};
