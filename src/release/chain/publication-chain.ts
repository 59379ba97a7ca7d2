import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { removeLeftovers, syncFolder } from '../durable-files.ts';
import { parsePlainJson, plainFile } from '../plain-file.ts';
import { releasePaths } from '../pointer.ts';
import {
  entryIn,
  entryName,
  entryText,
  isStampedName,
  numberIn,
  type Publication,
  stampedIn,
} from './publication.ts';

// Only its owner may read it. Restricts a folder that an older version left open.
export const privateFolder = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & 0o007) !== 0) chmodSync(folder, 0o700);
  return folder;
};

interface Last {
  readonly number: number;
  readonly entry: Publication | undefined;
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Thrown when the entry may no longer be added, because its author was already informed that the publication
 * failed.
 */
export class TooLate extends Error {}

// Links a finished file to the name of an entry. False when another publication was first.
const linkFirst = (finished: string, path: string): boolean => {
  try {
    linkSync(finished, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
};

/**
 * Opens the chain of publications of a built folder. Early entries have no number. Throws file system
 * errors.
 */
export const publicationChain = (dist: string) => {
  const folder = releasePaths(dist).log;
  const valueOf = (name: string): unknown => parsePlainJson(plainFile(folder, name));
  const names = (): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
  const numberedAmong = (all: readonly string[]): readonly string[] =>
    all.filter((name) => numberIn(name) !== undefined).sort();
  const numberedNames = (): readonly string[] => numberedAmong(names());
  const numbered = (): readonly (Publication | undefined)[] =>
    numberedNames().map((name) => entryIn(name, valueOf(name)));
  // Numbers of older entries are counted back from the first numbered one, so that later files cannot change
  // them.
  const stampedAmong = (all: readonly string[]): readonly Publication[] => {
    const found = all
      .filter(isStampedName)
      .sort()
      .flatMap((name) => {
        const entry = stampedIn(name, valueOf(name));
        return entry ? [{ id: name.slice(0, -'.json'.length), ...entry }] : [];
      });
    const first = numberIn(numberedAmong(all)[0] ?? '') ?? found.length + 1;
    return found.map((entry, index) => ({ number: first - found.length + index, ...entry }));
  };
  const stamped = (): readonly Publication[] => stampedAmong(names());
  const last = (): Last | undefined => {
    const name = numberedNames().at(-1);
    return name === undefined
      ? undefined
      : { number: numberIn(name) ?? 0, entry: entryIn(name, valueOf(name)) };
  };
  return {
    list: (): readonly Publication[] =>
      [...stamped(), ...numbered().flatMap((entry) => entry ?? [])].reverse(),
    /** Returns at most `most` entries with numbers below `before`, newest first. Reads no others. */
    page: (before: number, most: number): readonly Publication[] => {
      const all = names();
      const found: Publication[] = [];
      for (const name of numberedAmong(all).toReversed()) {
        if (found.length === most) return found;
        const entry = (numberIn(name) ?? 0) < before ? entryIn(name, valueOf(name)) : undefined;
        if (entry) found.push(entry);
      }
      if (found.length === most) return found;
      const older = stampedAmong(all).toReversed();
      return [...found, ...older.filter(({ number }) => number < before)].slice(0, most);
    },
    unreadable: (): readonly string[] =>
      names()
        .filter((name) =>
          numberIn(name) !== undefined
            ? !entryIn(name, valueOf(name))
            : isStampedName(name) && !stampedIn(name, valueOf(name)),
        )
        .sort()
        .reverse()
        .map((name) => join(folder, name)),
    last,
    next: (): number => (last()?.number ?? stamped().length) + 1,
    find: (id: string): Publication | undefined =>
      numberedNames()
        .toReversed()
        .map((name) => entryIn(name, valueOf(name)))
        .find((entry) => entry?.id === id),
    // Adds an entry and flushes it. False, without writing, when its number is taken. Publications happen at
    // this moment, which needs hard links. Asks `mayHappen` right before; false throws `TooLate`.
    append: (entry: Publication, mayHappen = (): boolean => true): boolean => {
      const temporary = join(privateFolder(folder), `.${randomUUID()}.tmp`);
      try {
        writeFileSync(temporary, entryText(entry), { mode: 0o600, flush: true, flag: 'wx' });
        if (!mayHappen()) throw new TooLate();
        return linkFirst(temporary, join(folder, entryName(entry.number)));
      } finally {
        rmSync(temporary, { force: true });
        syncFolder(folder);
        removeLeftovers(folder);
      }
    },
  };
};
