import { describe, expect, it } from 'vitest';
import type { FromWorker, ToWorker } from '../worker/protocol.ts';
import { type Known, workerClient } from './worker-client.ts';

const base = { 'config/a.json': '{}', 'config/b.json': '{}' };

const atWork = () => {
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

  it('fault 19: one that crashes, or says nothing for five seconds, is started again with the texts, and the last answer stays meanwhile', () => {
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
