import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { entryName, isStampedName, numberIn } from './publication.ts';

/** The file names in the folder of a chain, oldest first. */
export interface ChainNames {
  readonly numbered: readonly string[];
  /** The file names of early entries, which have no number. */
  readonly stamped: readonly string[];
}

interface Listing {
  /** The path of the folder and the time of its last change. */
  readonly state: string;
  readonly names: ChainNames;
}

// In milliseconds. The time of a folder does not tell two changes apart that follow each other at once.
const settled = 2_000;

const mostFolders = 8;

const known = new Map<string, Listing>();

const listed = (folder: string): ChainNames => {
  const all = readdirSync(folder).sort();
  return {
    numbered: all.filter((name) => numberIn(name) !== undefined),
    stamped: all.filter(isStampedName),
  };
};

// Also right where the clock of a shared folder is slow.
const hasNext = (folder: string, { numbered }: ChainNames): boolean =>
  existsSync(join(folder, entryName((numberIn(numbered.at(-1) ?? '') ?? 0) + 1)));

const remember = (folder: string, listing: Listing): void => {
  known.delete(folder);
  known.set(folder, listing);
  const [oldest] = known.keys();
  if (known.size > mostFolders && oldest !== undefined) known.delete(oldest);
};

/** Lists the entries of a chain. Returns the cached list if the folder did not change. Throws file system errors. */
export const chainNames = (folder: string): ChainNames => {
  // Before the names: a change in between then counts as later.
  const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
  if (!found) return { numbered: [], stamped: [] };
  const state = `${found.dev} ${found.ino} ${found.mtimeNs}`;
  const before = known.get(folder);
  if (before?.state === state && !hasNext(folder, before.names)) return before.names;
  const names = listed(folder);
  if (Date.now() - Number(found.mtimeMs) > settled) remember(folder, { state, names });
  return names;
};
