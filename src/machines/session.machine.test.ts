import { createActor, fromPromise } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type KeepAliveAnswer, sessionMachine } from './session.machine.ts';

const minutes = (count: number): number => count * 60;

const run = (answers: readonly (KeepAliveAnswer | 'never' | 'throws')[], expiresAt = Infinity) => {
  const calls: number[] = [];
  const events: string[] = [];
  const started = Date.now();
  const second = () => (Date.now() - started) / 1000;
  const keepAlive = fromPromise<KeepAliveAnswer, undefined>(() => {
    const answer = answers[Math.min(calls.length, answers.length - 1)] ?? 'in';
    calls.push(second());
    if (answer === 'never') return new Promise(() => undefined);
    return answer === 'throws' ? Promise.reject(new Error('refused')) : Promise.resolve(answer);
  });
  const input = {
    keepAliveSeconds: 30,
    retries: 2,
    retryDelaySeconds: 2,
    silenceMinutes: 10,
    now: () => Date.now(),
    tokenExpiry: () => expiresAt * 1000,
  };
  const actor = createActor(sessionMachine.provide({ actors: { keepAlive } }), { input });
  actor.on('*', ({ type }) => events.push(`${second()} ${type}`));
  actor.start();
  return { actor, calls, events };
};

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('The session machine', () => {
  test('R4.009: checks once on load', async () => {
    const { calls, events } = run(['in']);
    await pass(0);
    expect(calls).toEqual([0]);
    expect(events).toEqual(['0 SESSION_CONFIRMED']);
  });

  test('R4.010: checks every 30 seconds with one timer', async () => {
    const { calls } = run(['in']);
    await pass(301);
    expect(calls).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300]);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('R4.011: an answer other than `in` ends the session immediately', async () => {
    const { calls, events } = run(['in', 'out']);
    await pass(31);
    expect(calls).toEqual([0, 30]);
    expect(events).toEqual(['0 SESSION_CONFIRMED', '30 SESSION_ENDED']);
  });

  test('R4.011: without an answer it checks twice more, two seconds apart, before the session counts as silent', async () => {
    const { calls, events } = run(['none']);
    await pass(5);
    expect(calls).toEqual([0, 2, 4]);
    expect(events).toEqual(['4 SESSION_SILENT']);
  });

  test('R4.011, R8.05: a silent session lasts ten minutes from the last answer, and is checked every 30 seconds', async () => {
    const { calls, events } = run(['in', 'none']);
    await pass(minutes(10) - 1);
    expect(calls.slice(0, 7)).toEqual([0, 30, 32, 34, 64, 94, 124]);
    expect(new Set(events.slice(1).map((event) => event.split(' ')[1]))).toEqual(new Set(['SESSION_SILENT']));
    await pass(1);
    expect([events[1], events.at(-1)]).toEqual(['34 SESSION_SILENT', '600 SESSION_LOST']);
  });

  test.each([
    ['before the ten minutes are over', 100, '100 SESSION_LOST'],
    ['long ago', -5, '34 SESSION_LOST'],
  ])('R4.011: a silent session ends when the token expires: %s', async (_, expiresAt, end) => {
    const { events } = run(['in', 'none'], expiresAt);
    await pass(200);
    expect(events.filter((event) => event.endsWith('LOST'))[0]).toBe(end);
  });

  test('R4.011: an expired token does not end a session that answers', async () => {
    const { events } = run(['in'], 40);
    await pass(65);
    expect(events).toEqual(['0 SESSION_CONFIRMED', '30 SESSION_CONFIRMED', '60 SESSION_CONFIRMED']);
  });

  test.each([
    ['in', 'SESSION_CONFIRMED'],
    ['out', 'SESSION_ENDED'],
  ] as const)(
    'R4.011: during silence the first answer decides, and the next silence lasts ten minutes again: %s',
    async (answer, event) => {
      const { events } = run(['in', 'none', 'none', 'throws', answer, 'none']);
      await pass(65);
      expect(events.slice(1)).toEqual(['34 SESSION_SILENT', `64 ${event}`]);
      await pass(minutes(10) - 1);
      expect([events[3], events.at(-1)]).toEqual(['98 SESSION_SILENT', '664 SESSION_LOST']);
    },
  );

  test('R4.011: a check that is still open does not prolong the silence', async () => {
    const { events } = run(['in', 'none', 'none', 'none', 'never'], 70);
    await pass(70);
    expect(events.slice(1)).toEqual(['34 SESSION_SILENT', '70 SESSION_LOST']);
  });

  test('R4.011: a page that slept longer than the limit of silence checks before it ends the session', async () => {
    const { actor, events } = run(['in', 'in']);
    await pass(1);
    vi.setSystemTime(minutes(60) * 1000);
    actor.send({ type: 'WOKE' });
    await pass(0);
    expect(events.slice(1)).toEqual(['3600 SESSION_CONFIRMED']);
  });

  test('R4.011: and without an answer it ends after the retries', async () => {
    const { actor, events } = run(['in', 'none']);
    await pass(1);
    vi.setSystemTime(minutes(60) * 1000);
    actor.send({ type: 'WOKE' });
    await pass(4);
    expect(events.slice(1)).toEqual(['3604 SESSION_LOST']);
  });

  test('R4.011: when the network is back it checks immediately', async () => {
    const { actor, calls, events } = run(['none', 'none', 'none', 'in']);
    await pass(10);
    actor.send({ type: 'WOKE' });
    await pass(0);
    expect([calls, events]).toEqual([
      [0, 2, 4, 10],
      ['4 SESSION_SILENT', '10 SESSION_CONFIRMED'],
    ]);
  });

  test('An answer to a retry keeps the session, and the next silence has all its retries again', async () => {
    const { calls, events } = run(['none', 'none', 'in', 'none', 'throws', 'in']);
    await pass(39);
    expect(calls).toEqual([0, 2, 4, 34, 36, 38]);
    expect(events).toEqual(['4 SESSION_CONFIRMED', '38 SESSION_CONFIRMED']);
  });

  test('R4.002: continues to check after the end, so that a new session is noticed without a reload', async () => {
    const { events } = run(['out', 'in']);
    await pass(31);
    expect(events).toEqual(['0 SESSION_ENDED', '30 SESSION_CONFIRMED']);
  });

  test('On waking it checks immediately, and the 30 seconds start again', async () => {
    const { actor, calls } = run(['in']);
    await pass(10);
    actor.send({ type: 'WOKE' });
    await pass(31);
    expect(calls).toEqual([0, 10, 40]);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('Waking during a call does not start a second call', async () => {
    const { actor, calls } = run(['never']);
    actor.send({ type: 'WOKE' });
    actor.send({ type: 'WOKE' });
    await pass(60);
    expect(calls).toEqual([0]);
  });

  test('Waking between two retries checks immediately', async () => {
    const { actor, calls } = run(['none', 'in']);
    await pass(1);
    actor.send({ type: 'WOKE' });
    await pass(1);
    expect(calls).toEqual([0, 1]);
  });
});
