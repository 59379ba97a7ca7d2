import { randomUUID } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeLeftovers, syncFolder } from '../durable-files.ts';
import { parsePlainJson, plainFile } from '../plain-file.ts';
import { releasePaths } from '../pointer.ts';
import { type ChainNames, chainNames } from './chain-names.ts';
import { entryIn, entryName, entryText, numberIn, type Publication, stampedIn } from './publication.ts';

// Only its owner may read it. Restricts a folder that an older version left open.
export const privateFolder = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & 0o007) !== 0) chmodSync(folder, 0o700);
  return folder;
};

interface ChainContents {
  /** Newest first. */
  readonly entries: readonly Publication[];
  /** The paths of the entries that cannot be read. */
  readonly unreadable: readonly string[];
}

interface Last {
  readonly number: number;
  readonly entry: Publication | undefined;
}

// Entries; some 3 ms of processor time.
const alwaysRead = 100;

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

// Differs once another file has this path.
const fileState = (path: string): string => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino} ${found.size} ${found.ctimeNs}` : '';
};

/**
 * Opens the chain of publications of a built folder. Early entries have no number. Keeps the entry that
 * was read last. Throws file system errors.
 */
export const publicationChain = (dist: string) => {
  const folder = releasePaths(dist).log;
  const valueOf = (name: string): unknown => parsePlainJson(plainFile(folder, name));
  const entryOf = (name: string): Publication | undefined => entryIn(name, valueOf(name));
  // Numbers of older entries are counted back from the first numbered one, so that later files cannot change
  // them.
  const early = ({ numbered, stamped }: ChainNames): readonly Publication[] => {
    const found = stamped.flatMap((name) => {
      const entry = stampedIn(name, valueOf(name));
      return entry ? [{ id: name.slice(0, -'.json'.length), ...entry }] : [];
    });
    const first = numberIn(numbered[0] ?? '') ?? found.length + 1;
    return found.map((entry, index) => ({ number: first - found.length + index, ...entry }));
  };
  const contents = (): ChainContents => {
    const names = chainNames(folder);
    const read = names.numbered.map((name) => ({ name, entry: entryOf(name) }));
    const stamped = early(names);
    const readable = new Set(stamped.map(({ id }) => `${id}.json`));
    const unreadable = [
      ...read.flatMap(({ name, entry }) => (entry ? [] : [name])),
      ...names.stamped.filter((name) => !readable.has(name)),
    ];
    return {
      entries: [...stamped, ...read.flatMap(({ entry }) => entry ?? [])].reverse(),
      unreadable: unreadable
        .sort()
        .reverse()
        .map((name) => join(folder, name)),
    };
  };
  const lastName = (): string | undefined => chainNames(folder).numbered.at(-1);
  const lastNumber = (): number | undefined => numberIn(lastName() ?? '');
  let known: { readonly file: string; readonly entry: Publication | undefined } | undefined;
  // The last entry is asked for again and again, and one with a long notice takes long to parse.
  const knownEntry = (name: string): Publication | undefined => {
    const file = `${name} ${fileState(join(folder, name))}`;
    if (known?.file !== file) known = { file, entry: entryOf(name) };
    return known.entry;
  };
  const last = (): Last | undefined => {
    const name = lastName();
    return name === undefined ? undefined : { number: numberIn(name) ?? 0, entry: knownEntry(name) };
  };
  // Also the newest ones: a folder that was restored from a backup may count from a lower number.
  const namesAfter = (base: number): readonly string[] => {
    const names = chainNames(folder).numbered;
    const known = names.findLastIndex((name) => (numberIn(name) ?? 0) <= base) + 1;
    return names.slice(Math.max(0, Math.min(known, names.length - alwaysRead)));
  };
  return {
    /** Reads all entries once. */
    contents,
    list: (): readonly Publication[] => contents().entries,
    /** Returns at most `most` entries with numbers below `before`, newest first. Does not read any other entry. */
    page: (before: number, most: number): readonly Publication[] => {
      const names = chainNames(folder);
      const found: Publication[] = [];
      let at = names.numbered.findLastIndex((name) => (numberIn(name) ?? 0) < before);
      for (; at >= 0 && found.length < most; at -= 1) {
        const entry = knownEntry(names.numbered[at] ?? '');
        if (entry) found.push(entry);
      }
      if (found.length === most) return found;
      const older = early(names).toReversed();
      return [...found, ...older.filter(({ number }) => number < before)].slice(0, most);
    },
    unreadable: (): readonly string[] => contents().unreadable,
    last,
    /** Returns the number of the last entry, which is not read; undefined before the first numbered one. */
    lastNumber,
    next: (): number => (lastNumber() ?? early(chainNames(folder)).length) + 1,
    /**
     * Finds the entry of a request. Does not read entries older than `base`, the publication that was live at the
     * time of the request.
     */
    find: (id: string, base: number): Publication | undefined => {
      for (const name of namesAfter(base).toReversed()) {
        const entry = entryOf(name);
        if (entry?.id === id) return entry;
      }
      return undefined;
    },
    /** Returns the numbers of unreadable entries after a publication, newest first. */
    unreadableAfter: (base: number): readonly number[] =>
      namesAfter(base)
        .toReversed()
        .filter((name) => !entryOf(name))
        .flatMap((name) => numberIn(name) ?? [])
        .filter((number) => number > base),
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
