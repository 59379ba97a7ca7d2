import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { openDurably } from './open-durably.ts';

// Creation uses memory that only the end of the process frees: 760 MB against 300 MB.
const [, , folder = ''] = process.argv;

const syncNames = (of: string): void => {
  const handle = openSync(of, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

// Whole or not at all: a folder under its final name is complete, one under this name is started again.
const unfinished = `${folder}.new`;
rmSync(unfinished, { recursive: true, force: true });
const database = await openDurably(unfinished);
await database.close();
renameSync(unfinished, folder);
syncNames(dirname(folder));
process.exit(0);
