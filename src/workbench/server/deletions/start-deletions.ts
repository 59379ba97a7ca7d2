import { Worker } from 'node:worker_threads';
import type { Deletion } from '../../../authoring/draft/history/deletions.ts';
import type { Publication } from '../../../release/chain/publication.ts';
import { programFile } from '../../store/program-file.ts';
import { questionQueue } from '../threads/question-queue.ts';
import type { DeletionsAnswer, DeletionsQuestion } from './deletions-thread.ts';

// In milliseconds. Twenty releases take less than a second on a quiet machine.
const patience = 40_000;

// In milliseconds: a thread that nobody needs gives its memory back.
const rest = 60_000;

const startWorker = (): Worker => {
  const worker = new Worker(programFile('./deletions-thread', import.meta.url), { execArgv: [] });
  worker.unref();
  return worker;
};

/** A release, and what it deleted. */
export interface ReleaseDeletions {
  readonly entry: Publication;
  /** The source that still had it. */
  readonly before: string | undefined;
  readonly deletions: readonly Deletion[];
  /** True if its source, or the one before, cannot be read: what it deleted is unknown. */
  readonly isUnread: boolean;
}

/** Finds what releases deleted, in its own thread. Keeps each answer, because releases never change. */
export const startDeletions = (dist: string, onProblem: (error: unknown) => void) => {
  const queue = questionQueue<DeletionsQuestion, DeletionsAnswer>({
    ...{ start: startWorker, patience, rest, onProblem },
  });
  const known = new Map<number, readonly Deletion[]>();
  return {
    /** Returns the deletions of entries that follow each other, newest first; of the oldest, it knows none. Rejects with `NoAnswer`. */
    between: async (entries: readonly Publication[]): Promise<readonly ReleaseDeletions[]> => {
      const compared = entries.slice(0, -1);
      if (compared.some(({ number }) => !known.has(number))) {
        const sources = entries.map(({ source }) => source).reverse();
        const found = (await queue.ask({ dist, sources })).toReversed();
        compared.forEach(({ number }, at) => {
          const deletions = found[at];
          if (deletions) known.set(number, deletions);
        });
      }
      return compared.map((entry, at) => ({
        ...{ entry, before: entries[at + 1]?.source },
        deletions: known.get(entry.number) ?? [],
        isUnread: !known.has(entry.number),
      }));
    },
    close: queue.close,
  };
};

export type Deletions = ReturnType<typeof startDeletions>;
