import { startWorkbench, type WorkbenchOptions } from '../../../src/workbench/server/start-workbench.ts';

/**
 * A workbench in a separate process that measures its request thread. Each message from the parent process is
 * answered with the most processor time, in milliseconds, that the thread has spent since the message before
 * without a turn for another request. Other threads and other processes do not count.
 */

/** Milliseconds between two looks, which a measured turn may be too long by. */
const look = 5;

const options = JSON.parse(process.argv.at(-1) ?? '') as Omit<WorkbenchOptions, 'write'>;
const workbench = await startWorkbench({ ...options, write: () => undefined });
if ('message' in workbench) throw new Error(workbench.message);

let longest = 0;
let last = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(last);
  last = process.threadCpuUsage();
  longest = Math.max(longest, (user + system) / 1000);
}, look);
process.on('message', () => {
  process.send?.(longest);
  longest = 0;
});
process.stdout.write('listening\n');
