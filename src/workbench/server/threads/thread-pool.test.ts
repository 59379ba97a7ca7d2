import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { threadPool } from './thread-pool.ts';

/** Threads that answer when the test calls `answer`. */
const pausedThreads = () => {
  const asked: { readonly thread: number; readonly question: number; readonly answer: () => void }[] = [];
  let started = 0;
  const start = () => {
    const thread = (started += 1);
    const events = new EventEmitter();
    return Object.assign(events, {
      postMessage: (question: number) =>
        asked.push({ thread, question, answer: () => events.emit('message', question * 10) }),
      terminate: () => Promise.resolve(0),
    }) as never;
  };
  return { asked, start };
};

test('each thread answers one question at a time, and the least busy one gets the next', async () => {
  const { asked, start } = pausedThreads();
  const pool = threadPool<number, number>({
    ...{ start, patience: 1_000, onProblem: vi.fn(), threads: 2, mostWaiting: 10 },
  });
  const answers = [1, 2, 3].map((question) => pool.ask(question));
  expect(asked.map(({ thread, question }) => [thread, question])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  asked[1]?.answer();
  expect(await answers[1]).toBe(20);
  const last = pool.ask(4);
  expect(asked.at(-1)).toMatchObject({ thread: 2, question: 4 });
  asked[0]?.answer();
  expect(await answers[0]).toBe(10);
  for (const { answer } of asked.slice(2)) answer();
  expect(await Promise.all([answers[2], last])).toEqual([30, 40]);
  await pool.close();
});

test('a question is refused while the pool is full, and is answered when it is asked again later', async () => {
  const { asked, start } = pausedThreads();
  const pool = threadPool<number, number>({
    ...{ start, patience: 1_000, onProblem: vi.fn(), threads: 1, mostWaiting: 2 },
  });
  const first = pool.ask(1);
  const second = pool.ask(2);
  await expect(pool.ask(3)).rejects.toMatchObject({ code: 'busy' });
  asked[0]?.answer();
  expect(await first).toBe(10);
  const third = pool.ask(3);
  asked[1]?.answer();
  expect(await second).toBe(20);
  asked[2]?.answer();
  expect(await third).toBe(30);
  await pool.close();
});
