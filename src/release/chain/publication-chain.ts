import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeLeftovers, syncFolder } from '../durable-files.ts';
import { parsedJson, plainFile } from '../plain-file.ts';
import { releasePaths } from '../pointer.ts';
import { entryIn, entryName, entryText, isStampedName, numberIn, type Publication, stampedIn } from './publication.ts';

/** A folder that is its owner's alone; one that an earlier portal left open to everybody is closed. */
export const privateFolder = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & 0o007) !== 0) chmodSync(folder, 0o700);
  return folder;
};

/** The last number of a chain, and its entry where that can be read. */
interface Last {
  readonly number: number;
  readonly entry: Publication | undefined;
}

const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;

/** Whoever made an entry may not give it its name any more: others were told meanwhile that the publication did not happen. */
export class TooLate extends Error {}

/** Gives a finished file the name of an entry. True where it is ours now, false where somebody was first. */
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
 * The chain of publications beside a built folder's releases: one file each, named by its number, which other accounts of the machine
 * may not read. Entries of the earlier form, named by their time, are the first ones. Throws what the file system throws where the
 * folder may not be read or written.
 */
export const publicationChain = (dist: string) => {
  const folder = releasePaths(dist).log;
  const valueOf = (name: string): unknown => parsedJson(plainFile(folder, name));
  const names = (): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
  const numberedNames = (): readonly string[] =>
    names()
      .filter((name) => numberIn(name) !== undefined)
      .sort();
  const numbered = (): readonly (Publication | undefined)[] => numberedNames().map((name) => entryIn(name, valueOf(name)));
  /** Numbers of the earlier form are counted back from the first entry that bears its own, so that no later file can move them. */
  const stamped = (): readonly Publication[] => {
    const found = names()
      .filter(isStampedName)
      .sort()
      .flatMap((name) => {
        const entry = stampedIn(name, valueOf(name));
        return entry ? [{ id: name.slice(0, -'.json'.length), ...entry }] : [];
      });
    const first = numberIn(numberedNames()[0] ?? '') ?? found.length + 1;
    return found.map((entry, index) => ({ number: first - found.length + index, ...entry }));
  };
  const last = (): Last | undefined => {
    const name = numberedNames().at(-1);
    return name === undefined ? undefined : { number: numberIn(name) ?? 0, entry: entryIn(name, valueOf(name)) };
  };
  return {
    /** The newest first, without those that cannot be read. */
    list: (): readonly Publication[] => [...stamped(), ...numbered().flatMap((entry) => entry ?? [])].reverse(),
    /** The paths of entries that cannot be read, or say something else than their name; the newest first. */
    unreadable: (): readonly string[] =>
      names()
        .filter((name) =>
          numberIn(name) !== undefined ? !entryIn(name, valueOf(name)) : isStampedName(name) && !stampedIn(name, valueOf(name)),
        )
        .sort()
        .reverse()
        .map((name) => join(folder, name)),
    /** The last entry that bears its number; undefined where there is none. */
    last,
    /** The number that the next entry has. */
    next: (): number => (last()?.number ?? stamped().length) + 1,
    /** The entry of a wish; undefined while it is not fulfilled. */
    find: (id: string): Publication | undefined =>
      numberedNames()
        .toReversed()
        .map((name) => entryIn(name, valueOf(name)))
        .find((entry) => entry?.id === id),
    /**
     * Adds an entry as a whole and flushes it, unless another has its number already: then nothing is written, and the answer is false.
     * This is the moment in which a publication happens; it needs a disk that makes hard links. Right before it `mayHappen` is asked; a no
     * throws `TooLate`.
     */
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
