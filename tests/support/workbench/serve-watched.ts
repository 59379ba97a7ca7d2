import { startWorkbench, type WorkbenchOptions } from '../../../src/workbench/server/start-workbench.ts';

/**
 * A workbench in a separate process that measures its request thread. A message from the parent process is answered
 * once the process has nothing left to do, also in its other threads: with the most processor time, in milliseconds,
 * that the request thread has spent since the message before without a turn for another request. Other threads and
 * other processes do not count.
 */

/** Milliseconds between two looks, which a measured turn may be too long by. */
const look = 5;

/** Milliseconds, longer than the pause that gathers events, and how much of it a quiet process may work. */
const quiet = { pause: 300, work: 60 };

const options = JSON.parse(process.argv.at(-1) ?? '') as Omit<WorkbenchOptions, 'write'>;
const workbench = await startWorkbench({ ...options, write: () => undefined });
if ('message' in workbench) throw new Error(workbench.message);

const sum = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

let longest = 0;
let last = process.threadCpuUsage();
setInterval(() => {
  longest = Math.max(longest, sum(process.threadCpuUsage(last)));
  last = process.threadCpuUsage();
}, look);

let isAsked = false;
let worked = process.cpuUsage();
setInterval(() => {
  const isQuiet = sum(process.cpuUsage(worked)) <= quiet.work;
  worked = process.cpuUsage();
  if (!isAsked || !isQuiet) return;
  process.send?.(longest);
  [longest, isAsked] = [0, false];
}, quiet.pause);
process.on('message', () => {
  isAsked = true;
  // A pause that has begun may miss what is yet to be done: it counts as one with work.
  worked = { user: 0, system: 0 };
});
process.stdout.write('listening\n');
