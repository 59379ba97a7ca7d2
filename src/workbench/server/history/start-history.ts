import { Worker } from 'node:worker_threads';
import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import type { Deletion } from '../../../authoring/draft/history/deletions.ts';
import type { Publication } from '../../../release/chain/publication.ts';
import { programFile } from '../../store/program-file.ts';
import { questionQueue } from '../threads/question-queue.ts';
import type { Between, HistoryAnswer, HistoryQuestion } from './history-thread.ts';
import type { Compared } from './scan-releases.ts';

// In milliseconds. Twenty releases take less than a second on a quiet machine.
const patience = 40_000;

// In milliseconds. An idle thread is ended after this time, to free its memory.
const rest = 60_000;

const startWorker = (): Worker => {
  const worker = new Worker(programFile('./history-thread', import.meta.url), { execArgv: [] });
  worker.unref();
  return worker;
};

/** Compares releases in a separate thread. Its functions reject with `NoAnswer`. */
export const startHistory = (dist: string, onProblem: (error: unknown) => void) => {
  const queue = questionQueue<HistoryQuestion, HistoryAnswer>({
    ...{ start: startWorker, patience, rest, onProblem },
  });
  const known = new Map<number, readonly Deletion[]>();
  const sourcesOf = (entries: readonly Publication[]) => ({
    dist,
    sources: entries.map(({ source }) => source).reverse(),
  });
  const comparedWith = <Found>(
    entries: readonly Publication[],
    foundAt: (at: number, entry: Publication) => readonly Found[] | undefined,
  ): readonly Compared<Found>[] =>
    entries.slice(0, -1).map((entry, at) => {
      const found = foundAt(at, entry);
      return { entry, before: entries[at + 1]?.source, found: found ?? [], isUnread: found === undefined };
    });
  return {
    /** Returns the deletions of the releases. Caches each answer, because releases never change. */
    deletions: async (entries: readonly Publication[]): Promise<readonly Compared<Deletion>[]> => {
      if (entries.slice(0, -1).some(({ number }) => !known.has(number))) {
        const answer = await queue.ask({ deletions: sourcesOf(entries) });
        const found = (answer as { readonly deletions: Between<Deletion> }).deletions.toReversed();
        found.forEach((deletions, at) => {
          const number = entries[at]?.number;
          if (deletions && number !== undefined) known.set(number, deletions);
        });
      }
      return comparedWith(entries, (_, { number }) => known.get(number));
    },
    /** Returns the changes of the releases at some addresses. */
    edits: async (
      entries: readonly Publication[],
      addresses: readonly string[],
    ): Promise<readonly Compared<DraftEdit>[]> => {
      const answer = await queue.ask({ edits: { ...sourcesOf(entries), addresses } });
      const found = (answer as { readonly edits: Between<DraftEdit> }).edits.toReversed();
      return comparedWith(entries, (at) => found[at] ?? undefined);
    },
    /** Returns the addresses that some values of a source refer to; null if the source cannot be read. */
    referred: async (source: string, addresses: readonly string[]): Promise<readonly string[] | null> => {
      const answer = await queue.ask({ referred: { dist, source, addresses } });
      return (answer as { readonly referred: readonly string[] | null }).referred;
    },
    close: queue.close,
  };
};

export type History = ReturnType<typeof startHistory>;
