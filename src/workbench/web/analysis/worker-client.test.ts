import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromWorker, Kind, ToWorker } from '../worker/protocol.ts';
import { type Analysis, answerQuery, answers, type Known } from './answer-query.ts';
import type { StoredAnswers } from './stored-answers.ts';
import { workerClient } from './worker-client.ts';

const base = { 'config/a.json': '{}', 'config/b.json': '{}' };
const changed = { ...base, 'config/b.json': '[]' };

interface FakeWorker {
  readonly received: ToWorker[];
  readonly hear: (message: FromWorker) => void;
  readonly failed: () => void;
  isEnded: boolean;
}

const fakeClient = () => {
  const workers: FakeWorker[] = [];
  const client = workerClient((hear, failed) => {
    const one: FakeWorker = { received: [], hear, failed, isEnded: false };
    workers.push(one);
    return { post: (message) => void one.received.push(message), end: () => (one.isEnded = true) };
  });
  const lastAsk = (kind: Kind) =>
    workers.at(-1)?.received.findLast((message) => message.type === 'ask' && message.kind === kind);
  return {
    client,
    workers,
    answer: (kind: Kind, answer: unknown) => {
      const ask = lastAsk(kind);
      if (ask?.type === 'ask')
        workers.at(-1)?.hear({ type: 'answer', id: ask.id, revision: ask.revision, answer });
    },
    refuse: (kind: Kind) => {
      const ask = lastAsk(kind);
      if (ask?.type === 'ask')
        workers
          .at(-1)
          ?.hear({ type: 'unanswered', id: ask.id, revision: ask.revision, why: 'errors', text: '' });
    },
  };
};

const openPage = () => {
  const fake = fakeClient();
  const analysis: Analysis = {
    client: fake.client,
    source: crypto.randomUUID(),
    names: undefined,
    stored: undefined,
  };
  const observer = new QueryObserver(answers, answerQuery(analysis, 'problems', { language: 'en' }));
  const stop = observer.subscribe(() => undefined);
  const show = (files: typeof base): void => {
    if (fake.client.show(base, files))
      void answers.invalidateQueries({ queryKey: [analysis.source] }, { cancelRefetch: false });
  };
  show(base);
  return { ...fake, show, stop, known: () => observer.getCurrentResult() };
};

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  answers.clear();
  vi.useRealTimers();
});

describe('a worker at work', () => {
  it('gets all files once, then only changed ones; watched questions are asked again', async () => {
    const { workers, known, answer, show } = openPage();
    answer('problems', []);
    await settle();
    show(changed);
    expect(workers[0]?.received.map(({ type }) => type)).toEqual(['open', 'ask', 'edit', 'ask']);
    expect(workers[0]?.received[2]).toMatchObject({ file: 'config/b.json', text: '[]' });
    expect(known()).toMatchObject({ data: { answer: [] }, isFetching: true });
    answer('problems', ['new']);
    await settle();
    expect(known()).toMatchObject({ data: { answer: ['new'] }, isFetching: false });
  });

  it('ignores answers about older files, and asks an open question once about the new ones', async () => {
    const { workers, known, show } = openPage();
    const first = workers[0]?.received.find((message) => message.type === 'ask');
    show(changed);
    if (first?.type === 'ask')
      workers[0]?.hear({ type: 'answer', id: first.id, revision: first.revision, answer: 'old' });
    await settle();
    expect(known().data).toBeUndefined();
    expect(workers[0]?.received.filter(({ type }) => type === 'ask')).toHaveLength(2);
  });

  it('keeps equal parts of two answers as the same objects', async () => {
    const { known, answer, show } = openPage();
    answer('problems', [{ message: 'one' }, { message: 'two' }]);
    await settle();
    const [first] = known().data?.answer ?? [];
    show(changed);
    answer('problems', [{ message: 'one' }, { message: 'three' }]);
    await settle();
    expect(known().data?.answer?.[0]).toBe(first);
  });

  it('shows the last answer with the reason why the current files have no answer', async () => {
    const { known, answer, refuse, show } = openPage();
    answer('problems', ['one']);
    await settle();
    show(changed);
    refuse('problems');
    await settle();
    expect(known().data).toEqual({ answer: ['one'], unanswered: 'errors' });
  });

  it('drops a question that no component uses anymore', async () => {
    const { workers, stop, show } = openPage();
    stop();
    await settle();
    show(changed);
    expect(workers[0]?.received.filter(({ type }) => type === 'ask')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(workers).toHaveLength(1);
  });

  it('R10.19: restarts with the files after a crash or five seconds of silence, and keeps the last answer visible', async () => {
    const { client, workers, known, answer, show } = openPage();
    answer('problems', ['one']);
    await settle();
    show(changed);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(client.status.get()).toBe('restarting');
    expect(workers[1]?.received[0]).toMatchObject({ type: 'open', files: { 'config/b.json': '[]' } });
    expect(known()).toMatchObject({ data: { answer: ['one'] }, isFetching: true });
    answer('problems', ['two']);
    await settle();
    expect([client.status.get(), known().data?.answer]).toEqual(['running', ['two']]);
    workers[1]?.failed();
    expect(workers).toHaveLength(3);
  });

  it('is given up when it fails again and again, until the files change', async () => {
    const { client, workers, known, show } = openPage();
    for (let time = 0; time < 4; time += 1) workers.at(-1)?.failed();
    await settle();
    expect(workers).toHaveLength(4);
    expect(client.status.get()).toBe('gone');
    expect(known().data).toEqual({ answer: undefined, unanswered: 'failed' });
    await expect(client.ask('problems', { language: 'es' })).rejects.toThrow('failed');
    show(changed);
    expect(workers).toHaveLength(5);
  });
});

describe('answers that follow from sources alone', () => {
  const memory = new Map<string, unknown>();
  const stored: StoredAnswers = {
    get: (name) => Promise.resolve(memory.get(name)),
    set: (name, answer) => Promise.resolve(void memory.set(name, answer)),
  };
  const ask = { side: 'draft', language: 'en' } as const;
  const openTable = (baseName: string, files: typeof base) => {
    const fake = fakeClient();
    const names = { base: baseName, draft: 'one' };
    fake.client.show(base, files);
    const observer = new QueryObserver(
      answers,
      answerQuery({ client: fake.client, source: `${baseName} one`, names, stored }, 'table', ask),
    );
    observer.subscribe(() => undefined);
    const asked = () => fake.workers.at(-1)?.received.filter(({ type }) => type === 'ask') ?? [];
    return { ...fake, asked, answerNow: (): Known<'table'> | undefined => observer.getCurrentResult().data };
  };

  it('are stored under the source, and the next page has them without the worker', async () => {
    memory.clear();
    const first = openTable('one', base);
    await settle();
    first.answer('table', { rows: [] });
    await settle();
    expect([...memory]).toEqual([['table one {"language":"en"}', { rows: [] }]]);
    const next = openTable('two', changed);
    await settle();
    expect(next.answerNow()).toEqual({ answer: { rows: [] }, unanswered: undefined });
    expect(next.asked()).toEqual([]);
  });

  it('are reused on the next page of the same source, but not for a source with unsaved edits', async () => {
    memory.clear();
    const first = openTable('one', base);
    await settle();
    first.answer('table', { rows: ['one'] });
    await settle();
    expect(openTable('one', base).answerNow()?.answer).toEqual({ rows: ['one'] });
    const { client, asked } = fakeClientOf(changed);
    const observer = new QueryObserver(
      answers,
      answerQuery({ client, source: 'typed', names: undefined, stored }, 'table', ask),
    );
    observer.subscribe(() => undefined);
    await settle();
    expect(observer.getCurrentResult().data).toBeUndefined();
    expect(asked()).toHaveLength(1);
  });

  const fakeClientOf = (files: typeof base) => {
    const { client, workers } = fakeClient();
    client.show(base, files);
    return { client, asked: () => workers.at(-1)?.received.filter(({ type }) => type === 'ask') ?? [] };
  };
});
