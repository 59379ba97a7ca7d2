import { NoAnswer, questionQueue, type QueueOptions } from './question-queue.ts';

interface PoolOptions extends QueueOptions {
  readonly threads: number;
  /** The maximum number of questions that wait or are worked on. More are refused. */
  readonly mostWaiting: number;
}

/** Asks the least busy of several threads. Rejects with `NoAnswer`, immediately if too many questions wait. */
export const threadPool = <Question, Answer>({ threads, mostWaiting, ...options }: PoolOptions) => {
  const all = Array.from({ length: threads }, () => ({
    queue: questionQueue<Question, Answer>(options),
    waiting: 0,
  }));
  return {
    ask: async (question: Question): Promise<Answer> => {
      const [first, ...others] = all;
      if (!first || all.reduce((sum, { waiting }) => sum + waiting, 0) >= mostWaiting)
        throw new NoAnswer('busy');
      const idlest = others.reduce((best, one) => (one.waiting < best.waiting ? one : best), first);
      idlest.waiting += 1;
      try {
        return await idlest.queue.ask(question);
      } finally {
        idlest.waiting -= 1;
      }
    },
    close: async (): Promise<void> => {
      await Promise.all(all.map(({ queue }) => queue.close()));
    },
  };
};
