import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { programFile } from '../../store/program-file.ts';
import { threadPool } from '../threads/thread-pool.ts';
import type { Calculation, Calculations, ResultOf } from '../../store/calculations/calculations.ts';
import type { CountWork, EditAnswer, EditQuestion } from './answer-edits.ts';
import type { ComparedAnswer, CompareWork, TakeAnswer, TakeWork } from './import-file.ts';

// In milliseconds. 2,000 edits of a file of 1 MB take 0.3 s on a quiet machine.
const patience = 40_000;

// One processor is for the thread that answers requests.
const threads = Math.max(1, Math.min(2, availableParallelism() - 1));

// In milliseconds. An idle thread is ended after this time, to free its memory.
const rest = 60_000;

// More than all editors of a portal ask for at once.
const mostWaiting = 20;

const startWorker = (): Worker => {
  const worker = new Worker(programFile('./edit-thread', import.meta.url), { execArgv: [] });
  worker.unref();
  return worker;
};

/** Calculates long changes of drafts outside the thread that answers requests. Rejects with `NoAnswer`. */
export const startEditing = (onProblem: (error: unknown) => void) => {
  const pool = threadPool<EditQuestion, EditAnswer>({
    ...{ start: startWorker, patience, rest, onProblem },
    ...{ threads, mostWaiting },
  });
  return {
    calculate: async <One extends keyof Calculations>(
      calculation: Calculation<One>,
    ): Promise<ResultOf<One>> =>
      ((await pool.ask({ calculation })) as { readonly result: ResultOf<One> }).result,
    compare: async (compare: CompareWork) => (await pool.ask({ compare })) as ComparedAnswer,
    take: async (take: TakeWork) => (await pool.ask({ take })) as TakeAnswer,
    count: async (count: CountWork) => ((await pool.ask({ count })) as { readonly changes: number }).changes,
    close: pool.close,
  };
};

export type Editing = ReturnType<typeof startEditing>;
