import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { numberIn, type Publication } from '../../../release/chain/publication.ts';
import { publicationChain } from '../../../release/chain/publication-chain.ts';
import { readPointer } from '../../../release/pointer.ts';
import {
  type ChainMark,
  countDiffering,
  type Difference,
  type EndedRow,
  endedPublications,
  markPublications,
  newestSettled,
} from '../../store/publishing/chain-marks.ts';
import type { Store } from '../../store/store.ts';
import { operate } from '../../store/transact.ts';
import { chainReader } from './chain-reader.ts';

interface ChainIndex {
  /** Nothing is known about the numbers before this one. */
  readonly first: number;
  readonly byNumber: ReadonlyMap<number, Publication>;
  readonly byId: ReadonlyMap<string, Publication>;
  readonly unreadable: ReadonlySet<number>;
}

const numbersIn = (paths: readonly string[]): readonly number[] =>
  paths.flatMap((path) => numberIn(basename(path)) ?? []);

const chainIndex = (dist: string): ChainIndex => {
  const { entries, unreadable: paths } = publicationChain(dist).contents();
  const unreadable = numbersIn(paths);
  const afterLast = (readPointer(dist)?.number ?? 0) + 1;
  return {
    first: Math.min(entries.at(-1)?.number ?? afterLast, ...unreadable),
    byNumber: new Map(entries.map((entry) => [entry.number, entry])),
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    unreadable: new Set(unreadable),
  };
};

const ofSettled = (id: string, number: number, chain: ChainIndex): Difference | null => {
  if (chain.unreadable.has(number)) return { code: 'entry-unreadable', number };
  const entry = chain.byNumber.get(number);
  if (!entry) return { code: 'not-in-chain', number };
  return entry.id === id ? null : { code: 'other-in-chain', number };
};

// Null if it agrees, undefined if the chain does not tell: any unreadable entry may be that of a failed publication.
const differenceOf = ({ id, number }: EndedRow, chain: ChainIndex): Difference | null | undefined => {
  const entry = chain.byId.get(id);
  if (number === null && entry) return { code: 'in-chain', number: entry.number };
  if (number === null) return chain.unreadable.size > 0 ? undefined : null;
  return number < chain.first ? undefined : ofSettled(id, number, chain);
};

const pageSize = 500;

type Place = { readonly store: Store; readonly dist: string };

const endedAfter = async (store: Store, after?: string): Promise<readonly EndedRow[]> => {
  const page = await operate(store, 'web', (granted) => endedPublications(granted, after, pageSize));
  const rows = page.ok ? page.value : [];
  const last = rows.at(-1);
  return last && rows.length === pageSize ? [...rows, ...(await endedAfter(store, last.id))] : rows;
};

const changedMarks = (rows: readonly EndedRow[], chain: ChainIndex): readonly ChainMark[] =>
  rows.flatMap((row) => {
    const differs = differenceOf(row, chain);
    return differs === undefined || isDeepStrictEqual(row.differs, differs) ? [] : [{ row, differs }];
  });

const mark = async (store: Store, marks: readonly ChainMark[]): Promise<void> => {
  if (marks.length > 0) await operate(store, 'web', (granted) => markPublications(granted, marks));
};

export interface Comparison {
  /** The number of compared publications of the database. */
  readonly compared: number;
  /** The number that are older than the first entry of the chain, which proves nothing about them. */
  readonly older: number;
}

/**
 * Compares every finished publication (Decision 0057) with the chain of a built folder. Marks those that differ, and
 * unmarks those that match again.
 */
export const compareAll = async ({ store, dist }: Place): Promise<Comparison> => {
  const rows = await endedAfter(store);
  // Read after the rows, because the entry of a settled publication is older than its row.
  const chain = chainIndex(dist);
  await mark(store, changedMarks(rows, chain));
  const older = rows.filter((row) => differenceOf(row, chain) === undefined).length;
  return { compared: rows.length - older, older };
};

/**
 * Compares the newest settled publication with the chain. If it differs, compares all. Never removes a mark, because
 * a second server with another folder would set it again each minute.
 */
export const compareNewest = async ({ store, dist }: Place): Promise<void> => {
  const newest = await operate(store, 'web', newestSettled);
  if (!newest.ok || !newest.value || newest.value.differs !== null) return;
  const { id, number } = newest.value;
  if (number !== null && chainReader(dist).entry(number)?.id === id) return;
  const rows = await endedAfter(store);
  const marks = changedMarks(rows, chainIndex(dist));
  await mark(
    store,
    marks.filter(({ differs }) => differs !== null),
  );
};

/** Returns the number of publications in the database that differ from the chain. */
export const differing = async (store: Store): Promise<number> => {
  const count = await operate(store, 'web', countDiffering);
  return count.ok ? count.value : 0;
};
