import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AskedThread, NoAnswer, questionQueue } from './question-queue.ts';

const patience = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A thread that records its questions; the test emits the answers. */
class FakeThread extends EventEmitter {
  readonly asked: string[] = [];
  isTerminated = false;
  postMessage(question: string): void {
    this.asked.push(question);
  }
  terminate(): Promise<number> {
    this.isTerminated = true;
    this.emit('exit', 1);
    return Promise.resolve(1);
  }
}

const opened = (rest?: number) => {
  const threads: FakeThread[] = [];
  const problems: unknown[] = [];
  const start = (): AskedThread => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread as unknown as AskedThread;
  };
  const queue = questionQueue<string, string>({
    start,
    patience,
    ...(rest !== undefined && { rest }),
    onProblem: (error) => problems.push(error),
  });
  /** Asks, and returns a function that returns the answer or the code of its refusal. */
  const ask = (question: string, isPatient = false): (() => string | undefined) => {
    let answered: string | undefined;
    queue.ask(question, { isPatient }).then(
      (answer) => (answered = answer),
      (error: unknown) => (answered = error instanceof NoAnswer ? error.code : String(error)),
    );
    return () => answered;
  };
  /** Emits an event of the newest thread. */
  const emit = async (event: string, ...values: readonly unknown[]): Promise<void> => {
    threads.at(-1)?.emit(event, ...values);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { threads, problems, queue, ask, emit };
};

test('questions are asked one after the other, and the wait for others does not count as silence', async () => {
  const { threads, problems, ask, emit } = opened();
  const answered = ['one', 'two', 'three'].map((question) => ask(question));
  for (const answer of ['1', '2', '3']) {
    await vi.advanceTimersByTimeAsync(patience - 1);
    await emit('message', answer);
  }
  expect(answered.map((one) => one())).toEqual(['1', '2', '3']);
  expect(threads.map(({ asked }) => asked)).toEqual([['one', 'two', 'three']]);
  expect(problems).toEqual([]);
});

test('if a thread takes too long, only its current question fails; a new thread gets the others', async () => {
  const { threads, problems, ask, emit } = opened();
  const [one, two] = [ask('one'), ask('two')];
  await vi.advanceTimersByTimeAsync(patience);
  expect([one(), two()]).toEqual(['silent', undefined]);
  expect(problems).toMatchObject([{ name: 'NoAnswer', code: 'silent' }]);
  expect(threads.map(({ asked, isTerminated }) => [asked, isTerminated])).toEqual([
    [['one'], true],
    [['two'], false],
  ]);
  await emit('message', '2');
  expect(two()).toBe('2');
});

test('each thread after one that took too long gets twice the time, up to eight times; an answer resets this', async () => {
  const { threads, ask, emit } = opened();
  const answered = Array.from({ length: 7 }, (_, number) => ask(String(number)));
  const given: number[] = [];
  for (const one of answered.slice(0, 5)) {
    const startedAt = Date.now();
    await vi.advanceTimersToNextTimerAsync();
    expect(one()).toBe('silent');
    given.push((Date.now() - startedAt) / patience);
  }
  expect(given).toEqual([1, 2, 4, 8, 8]);
  await emit('message', 'slow');
  expect(answered[5]?.()).toBe('slow');
  await vi.advanceTimersByTimeAsync(patience);
  expect(answered[6]?.()).toBe('silent');
  expect(threads).toHaveLength(6);
});

test.each([
  ['ends', 'exit', 1, { code: 'ended' }],
  ['has an error', 'error', new RangeError('too deep'), { name: 'RangeError' }],
])(
  'a thread that %s costs only its question and reports the reason; a thread without a question reports nothing',
  async (_, event, value, problem) => {
    const { threads, problems, ask, emit } = opened();
    const [one, two] = [ask('one'), ask('two')];
    await emit(event, value);
    await emit('message', '2');
    expect([one(), two()]).toEqual(['ended', '2']);
    expect(problems).toMatchObject([problem]);
    await emit('exit', 0);
    expect(problems).toHaveLength(1);
    const three = ask('three');
    await emit('message', '3');
    expect(three()).toBe('3');
    expect(threads.map(({ asked }) => asked)).toEqual([['one'], ['two'], ['three']]);
  },
);

test('an answer that comes after the end of its thread answers no other question', async () => {
  const { threads, ask } = opened();
  const [, two] = [ask('one'), ask('two')];
  await vi.advanceTimersByTimeAsync(patience);
  threads[0]?.emit('message', '1');
  await vi.advanceTimersByTimeAsync(0);
  expect(two()).toBeUndefined();
});

test('a thread without a question ends after its idle time, which each question restarts; the next question gets a new thread', async () => {
  const { threads, problems, ask, emit } = opened(patience / 2);
  for (const question of ['one', 'two']) {
    ask(question);
    await vi.advanceTimersByTimeAsync(patience - 1);
    await emit('message', question);
    await vi.advanceTimersByTimeAsync(patience / 2 - 1);
  }
  expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  const three = ask('three');
  await emit('message', '3');
  expect(three()).toBe('3');
  expect(threads.map(({ asked, isTerminated }) => [asked, isTerminated])).toEqual([
    [['one', 'two'], true],
    [['three'], false],
  ]);
  expect(problems).toEqual([]);
});

test('patient questions are asked after all others, in their own order; the current question continues', async () => {
  const { threads, ask, emit } = opened();
  for (const question of ['table 1', 'table 2', 'table 3']) ask(question, true);
  for (const question of ['submit', 'publish']) ask(question);
  ask('table 4', true);
  for (let answers = 0; answers < 6; answers += 1) await emit('message', 'done');
  expect(threads.map(({ asked }) => asked)).toEqual([
    ['table 1', 'submit', 'publish', 'table 2', 'table 3', 'table 4'],
  ]);
});

test('a closed queue refuses old and new questions, and reports no problem', async () => {
  const { threads, problems, queue, ask } = opened();
  const answered = [ask('one'), ask('two')];
  await queue.close();
  answered.push(ask('three'));
  await vi.advanceTimersByTimeAsync(patience * 10);
  expect(answered.map((one) => one())).toEqual(['closed', 'closed', 'closed']);
  expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  expect(problems).toEqual([]);
});

test('a question that is no longer needed when its turn comes is not asked; all others are asked in order', async () => {
  const { threads, problems, queue, ask, emit } = opened();
  const wanted = new Set(['b', 'c', 'd']);
  const codes: string[] = [];
  const askFor = (question: string): void =>
    void queue.ask(question, { isWanted: () => wanted.has(question) }).then(
      (answer) => codes.push(`${question} ${answer}`),
      (error: unknown) => codes.push(`${question} ${error instanceof NoAnswer ? error.code : String(error)}`),
    );
  const first = ask('a');
  for (const question of ['b', 'c', 'd']) askFor(question);
  wanted.delete('b');
  wanted.delete('c');
  await emit('message', 'A');
  expect([first(), codes]).toEqual(['A', ['b unwanted', 'c unwanted']]);
  // The thread works on it: nothing takes that back.
  wanted.delete('d');
  await emit('message', 'D');
  expect(codes.at(-1)).toBe('d D');
  expect(threads.map(({ asked }) => asked)).toEqual([['a', 'd']]);
  askFor('b');
  await vi.advanceTimersByTimeAsync(0);
  expect(codes.at(-1)).toBe('b unwanted');
  const last = ask('e');
  await emit('message', 'E');
  expect([last(), problems]).toEqual(['E', []]);
});
