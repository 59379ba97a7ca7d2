import { statSync } from 'node:fs';
import type { SourceFiles } from '../../../config/files/source.ts';
import { livePublication } from '../../../release/chain/base.ts';
import type { Publication } from '../../../release/chain/publication.ts';
import { publicationChain } from '../../../release/chain/publication-chain.ts';
import { readSource } from '../../../release/chain/source-store.ts';
import { readPointer, releasePaths } from '../../../release/pointer.ts';
import type { Chain, ChainEntry, Live } from '../../api/generated/api-shapes.ts';

const pageSize = 30;

const isAskedFor = ({ source }: Publication): boolean => source !== undefined;

export const chainEntry = (entry: Publication): ChainEntry => {
  const {
    number,
    id,
    kind,
    source = null,
    release,
    previous = null,
    base = null,
    author = null,
    message = null,
    time,
  } = entry;
  const meaning =
    entry.meaning === undefined ? null : (JSON.parse(JSON.stringify(entry.meaning)) as ChainEntry['meaning']);
  const details = {
    kind,
    source,
    release,
    previous,
    base,
    author,
    message,
    time,
    meaning,
    untold: entry.untold ?? null,
  };
  return { number, id: isAskedFor(entry) ? id : null, ...details, draft: null };
};

// True if the entries, newest first, follow each other by number and by time.
const isUnbroken = (entries: readonly Publication[]): boolean =>
  entries.every((entry, at) => {
    const newer = entries[at - 1];
    return !newer || (newer.number === entry.number + 1 && newer.time >= entry.time);
  });

// False if entries before the oldest one are lost.
const isFromFirst = (entries: readonly Publication[]): boolean => (entries.at(-1)?.number ?? 1) === 1;

interface KnownChain {
  readonly last: number;
  /** Newest first. */
  readonly list: readonly Publication[];
  /** False if an entry cannot be read. */
  readonly isWhole: boolean;
}

type OpenChain = ReturnType<typeof publicationChain>;

const wholeChain = (chain: OpenChain, last: number): KnownChain => {
  const { entries, unreadable } = chain.contents();
  return { last, list: entries, isWhole: unreadable.length === 0 && (entries[0]?.number ?? 0) === last };
};

// Undefined unless the new entries follow the known ones.
const withNewer = (chain: OpenChain, known: KnownChain, last: number): KnownChain | undefined => {
  const count = last - known.last;
  if (!known.isWhole || count < 0) return undefined;
  const newer = chain.page(Infinity, count);
  const follows = newer.every(({ number }, at) => number === last - at);
  return newer.length === count && follows
    ? { last, list: [...newer, ...known.list], isWhole: true }
    : undefined;
};

// Entries never change, so each is read once.
export const chainReader = (dist: string) => {
  const chain = publicationChain(dist);
  let known: KnownChain | undefined;
  const read = (): KnownChain => {
    const last = chain.lastNumber() ?? 0;
    if (known?.last !== last || last === 0)
      known = (known && last > 0 ? withNewer(chain, known, last) : undefined) ?? wholeChain(chain, last);
    return known;
  };
  const list = (): readonly Publication[] => read().list;
  const entry = (number: number): Publication | undefined =>
    chain.page(number + 1, 1).find((one) => one.number === number);
  let lastFiles: { readonly source: string; readonly files: SourceFiles } | undefined;
  // Its name is its hash, so it never changes. All drafts are brought up to date with the same one.
  const files = (source: string): SourceFiles | undefined => {
    if (lastFiles?.source === source) return lastFiles.files;
    const found = readSource(dist, source);
    if (found) lastFiles = { source, files: found };
    return found;
  };
  return {
    live: (): Live | undefined => {
      const live = livePublication(dist, chain);
      const release = live?.release;
      if (!live || release === undefined) return undefined;
      const at = live.entry?.time ?? statSync(releasePaths(dist).pointer).mtime.toISOString();
      return { number: live.number, source: live.source ?? null, release, at };
    },
    /** Returns the number of the last entry, even if its pointer is not written yet; 0 before the first. */
    last: (): number => Math.max(chain.lastNumber() ?? 0, readPointer(dist)?.number ?? 0),
    chain: (before?: number): Chain => {
      const found = chain.page(before ?? Infinity, pageSize + 1);
      return { publications: found.slice(0, pageSize).map(chainEntry), more: found.length > pageSize };
    },
    /** Returns the entries that were live at some time from `start` until before `end`, in epoch milliseconds. */
    liveBetween: (start: number, end: number): Chain => {
      const { list: all, isWhole } = read();
      const earlier = all.filter(({ time }) => Date.parse(time) < end);
      const atStart = earlier.findIndex(({ time }) => Date.parse(time) <= start);
      const found = atStart < 0 ? earlier : earlier.slice(0, atStart + 1);
      return {
        publications: found.map(chainEntry),
        more: found.length < earlier.length,
        ...(!(isWhole && isUnbroken(all) && (atStart >= 0 || isFromFirst(all))) && { unproved: true }),
      };
    },
    /** All entries, newest first. */
    entries: list,
    entry,
    /** Finds the entry of a request that is based on a publication. */
    find: (id: string, base: number): Publication | undefined => chain.find(id, base),
    /**
     * Returns the numbers of unreadable entries after a publication, newest first. It is unknown which publications
     * they belong to.
     */
    unreadableAfter: (base: number): readonly number[] => chain.unreadableAfter(base),
    /** Undefined for an unknown number, or a release from before sources were stored. */
    sourceOf: (number: number): string | undefined => entry(number)?.source,
    files,
  };
};

export type ChainReader = ReturnType<typeof chainReader>;
