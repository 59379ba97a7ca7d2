import { readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../../../src/workbench/store/open/folder-lock.ts';

/** The folder to hold, and for how many milliseconds. */
const [, , folder = '', holdMilliseconds = '0'] = process.argv;
const say = (line: string): number => writeSync(1, `${line}\n`);
const pause = (milliseconds: number): unknown =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const lock = await lockFolder(folder);
if ('heldBy' in lock) say('refused');
else {
  say('holds');
  const mark = join(folder, 'mark');
  const end = Date.now() + Number(holdMilliseconds);
  // Whoever has the folder leaves a mark; another's mark where the lock says that it is ours is the disaster.
  while (Date.now() < end && lock.isOwn()) {
    writeFileSync(mark, String(process.pid));
    pause(3);
    if (lock.isOwn() && readFileSync(mark, 'utf8') !== String(process.pid)) say('two at once');
  }
  rmSync(mark, { force: true });
  lock.release();
}
process.exit(0);
