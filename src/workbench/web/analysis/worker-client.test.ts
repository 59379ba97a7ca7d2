import { describe, expect, it } from 'vitest';
import type { FromWorker, ToWorker } from '../worker/protocol.ts';
import type { Known } from './known-answer.ts';
import type { LastingAnswers } from './lasting-answers.ts';
import { workerClient } from './worker-client.ts';

const base = { 'config/a.json': '{}', 'config/b.json': '{}' };

const atWork = (lasting?: LastingAnswers) => {
  const workers: { told: ToWorker[]; hear: (message: FromWorker) => void; failed: () => void; isEnded: boolean }[] = [];
  let alarm: { readonly pause: number; readonly call: () => void } | undefined;
  const client = workerClient({
    start: (hear, failed) => {
      const one = { told: [] as ToWorker[], hear, failed, isEnded: false };
      workers.push(one);
      return { post: (message) => void one.told.push(message), end: () => (one.isEnded = true) };
    },
    after: (pause, call) => {
      alarm = { pause, call };
      return () => (alarm = undefined);
    },
    lasting,
  });
  const known: Known[] = [];
  client.watch('problems', { language: 'en' }, (one) => known.push(one));
  client.show(base, base);
  const last = () =>
    workers
      .at(-1)
      ?.told.filter((message) => message.type === 'ask')
      .at(-1);
  return {
    client,
    workers,
    known,
    alarm: () => alarm,
    answer: (answer: unknown) => {
      const ask = last();
      if (ask?.type === 'ask') workers.at(-1)?.hear({ type: 'answer', id: ask.id, revision: ask.revision, answer });
    },
  };
};

describe('a worker at work', () => {
  it('is handed all texts once, then only those that changed; what is watched is asked again', () => {
    const { client, workers, known, answer } = atWork();
    answer([]);
    client.show(base, { ...base, 'config/b.json': '[]' });
    expect(workers[0]?.told.map(({ type }) => type)).toEqual(['open', 'ask', 'edit', 'ask']);
    expect(workers[0]?.told[2]).toMatchObject({ place: 'config/b.json', text: '[]' });
    expect(known.at(-1)).toEqual({ answer: [], isOld: true, unanswered: undefined });
    answer(['new']);
    expect(known.at(-1)).toEqual({ answer: ['new'], isOld: false, unanswered: undefined });
  });

  it('an answer to older texts is no answer to these', () => {
    const { client, workers, known } = atWork();
    const first = workers[0]?.told.find((message) => message.type === 'ask');
    client.show(base, { ...base, 'config/b.json': '[]' });
    if (first?.type === 'ask') workers[0]?.hear({ type: 'answer', id: first.id, revision: first.revision, answer: 'old' });
    expect(known.some(({ answer }) => answer === 'old')).toBe(false);
  });

  it('R10.19: one that crashes, or says nothing for five seconds, is started again with the texts, and the last answer stays meanwhile', () => {
    const { client, workers, known, answer, alarm } = atWork();
    answer(['one']);
    client.show(base, { ...base, 'config/b.json': '[]' });
    expect(alarm()?.pause).toBe(5_000);
    alarm()?.call();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(client.standing()).toBe('again');
    expect(workers[1]?.told[0]).toMatchObject({ type: 'open', files: { 'config/b.json': '[]' } });
    expect(known.at(-1)).toMatchObject({ answer: ['one'], isOld: true });
    answer(['two']);
    expect(client.standing()).toBe('well');
    workers[1]?.failed();
    expect(workers).toHaveLength(3);
  });

  it('one that fails again and again is given up, until the texts change', () => {
    const { client, workers, known } = atWork();
    for (let time = 0; time < 4; time += 1) workers.at(-1)?.failed();
    expect(workers).toHaveLength(4);
    expect(client.standing()).toBe('gone');
    expect(known.at(-1)).toMatchObject({ isOld: false, unanswered: 'failed' });
    client.show(base, { ...base, 'config/b.json': '[]' });
    expect(workers).toHaveLength(5);
  });
});

describe('answers that follow from sources alone', () => {
  const kept = new Map<string, unknown>();
  const lasting: LastingAnswers = {
    get: (name) => Promise.resolve(kept.get(name)),
    keep: (name, answer) => Promise.resolve(void kept.set(name, answer)),
  };
  const ask = { side: 'draft', language: 'en' };
  const asked = (told: readonly ToWorker[] = []) => told.filter((message) => message.type === 'ask' && message.kind === 'table');

  it('are kept under the source, and the next page has them without the worker', async () => {
    kept.clear();
    const first = atWork(lasting);
    first.client.show(base, { ...base }, { base: 'one', draft: 'one' });
    first.client.watch('table', ask, () => undefined);
    await Promise.resolve();
    await Promise.resolve();
    first.answer({ rows: [] });
    expect([...kept]).toEqual([['table one {"language":"en"}', { rows: [] }]]);

    const next = atWork(lasting);
    const known: Known[] = [];
    next.client.show(base, { ...base }, { base: 'two', draft: 'one' });
    next.client.watch('table', ask, (one) => known.push(one));
    await expect.poll(() => known.at(-1)).toEqual({ answer: { rows: [] }, isOld: false, unanswered: undefined });
    expect(asked(next.workers.at(-1)?.told)).toEqual([]);
  });

  it('are worked out of other texts: what was typed has none, and what is looked up of earlier ones is not told', async () => {
    kept.clear();
    kept.set('table one {"language":"en"}', { rows: ['one'] });
    const { client, workers } = atWork(lasting);
    const known: Known[] = [];
    client.show(base, { ...base }, { base: 'one', draft: 'one' });
    client.watch('table', ask, (one) => known.push(one));
    client.show(base, { ...base, 'config/b.json': '[]' });
    await Promise.resolve();
    await Promise.resolve();
    expect(known.every(({ answer }) => answer === undefined)).toBe(true);
    expect(asked(workers.at(-1)?.told)).toHaveLength(1);
  });
});
