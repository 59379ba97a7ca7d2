import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './usage-error.ts';

/** What every finished build leaves in its folder. */
const marks = ['template.html', join('.vite', 'manifest.json')];

/** Refuses a folder that a build, which empties it first, must not take: anything but a new or empty folder or an earlier build. */
export const refuseForeignFolder = (folder: string): void => {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) throw new UsageError(`${folder} is a file; name a folder to build into with --out.`);
  if (readdirSync(folder).length === 0 || marks.every((mark) => existsSync(join(folder, mark)))) return;
  throw new UsageError(
    `${folder} is not empty and no earlier build, and a build would remove all that it holds. Name another folder with --out; ` +
      `if ${folder} is left over from a build that was interrupted, delete it and build again.`,
  );
};
