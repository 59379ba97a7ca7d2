import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { SourceFiles } from '../../../config/files/source.ts';
import { livePublication } from '../../../release/chain/base.ts';
import { numberIn, type Publication } from '../../../release/chain/publication.ts';
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
  const told = {
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
  return { number, id: isAskedFor(entry) ? id : null, ...told, draft: null };
};

// True if the entries, newest first, follow each other by number and by time.
const isUnbroken = (entries: readonly Publication[]): boolean =>
  entries.every((entry, at) => {
    const newer = entries[at - 1];
    return !newer || (newer.number === entry.number + 1 && newer.time >= entry.time);
  });

// False if entries before the oldest one are lost.
const isFromFirst = (entries: readonly Publication[]): boolean => (entries.at(-1)?.number ?? 1) === 1;

/** Returns the numbers of the entries of a chain that cannot be read. */
export const unreadableNumbers = (dist: string): readonly number[] =>
  publicationChain(dist)
    .unreadable()
    .flatMap((path) => numberIn(basename(path)) ?? []);

// Entries never change, so each is read once.
export const chainReader = (dist: string) => {
  let known:
    { readonly last: number; readonly list: readonly Publication[]; readonly isWhole: boolean } | undefined;
  const read = () => {
    const chain = publicationChain(dist);
    const last = chain.last()?.number ?? 0;
    if (known?.last !== last || last === 0) {
      const list = chain.list();
      const isWhole = chain.unreadable().length === 0 && (list[0]?.number ?? 0) === last;
      known = { last, list, isWhole };
    }
    return known;
  };
  const list = (): readonly Publication[] => read().list;
  const entry = (number: number): Publication | undefined =>
    publicationChain(dist)
      .page(number + 1, 1)
      .find((one) => one.number === number);
  return {
    live: (): Live | undefined => {
      const live = livePublication(dist);
      const release = live?.release;
      if (!live || release === undefined) return undefined;
      const at = live.entry?.time ?? statSync(releasePaths(dist).pointer).mtime.toISOString();
      return { number: live.number, source: live.source ?? null, release, at };
    },
    /** Returns the number of the last entry, even if its pointer is not written yet; 0 before the first. */
    last: (): number => Math.max(publicationChain(dist).last()?.number ?? 0, readPointer(dist)?.number ?? 0),
    chain: (before?: number): Chain => {
      const found = publicationChain(dist).page(before ?? Infinity, pageSize + 1);
      return { publications: found.slice(0, pageSize).map(chainEntry), more: found.length > pageSize };
    },
    /** The entries that were live at some moment from `start` until before `end`, in epoch milliseconds. */
    liveBetween: (start: number, end: number): Chain => {
      const { list: all, isWhole } = read();
      const begun = all.filter(({ time }) => Date.parse(time) < end);
      const atStart = begun.findIndex(({ time }) => Date.parse(time) <= start);
      const found = atStart < 0 ? begun : begun.slice(0, atStart + 1);
      return {
        publications: found.map(chainEntry),
        more: found.length < begun.length,
        ...(!(isWhole && isUnbroken(all) && (atStart >= 0 || isFromFirst(all))) && { unproved: true }),
      };
    },
    /** All entries, newest first. */
    entries: list,
    entry,
    find: (id: string): Publication | undefined => publicationChain(dist).find(id),
    /** The numbers of entries that cannot be read: nobody knows whose they are. */
    unreadable: (): readonly number[] => unreadableNumbers(dist),
    /** Undefined for an unknown number, or a release from before sources were stored. */
    sourceOf: (number: number): string | undefined => entry(number)?.source,
    files: (source: string): SourceFiles | undefined => readSource(dist, source),
  };
};

export type ChainReader = ReturnType<typeof chainReader>;
