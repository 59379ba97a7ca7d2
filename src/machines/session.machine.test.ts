import { createActor, fromPromise } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionMachine, type KeepAliveAnswer } from './session.machine.ts';

const input = { keepAliveSeconds: 30, retries: 2, retryDelaySeconds: 2 };

/** Runs the machine on answers in order (the last one repeats) and notes each call and each emitted event with its second. */
const run = (answers: readonly (KeepAliveAnswer | 'never' | 'throws')[]) => {
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
  const actor = createActor(sessionMachine.provide({ actors: { keepAlive } }), { input });
  actor.on('*', ({ type }) => events.push(`${second()} ${type}`));
  actor.start();
  return { actor, calls, events };
};

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('The session machine', () => {
  test('R4.009: asks once on load', async () => {
    const { calls, events } = run(['in']);
    await pass(0);
    expect(calls).toEqual([0]);
    expect(events).toEqual(['0 SESSION_CONFIRMED']);
  });

  test('R4.010: asks every 30 seconds with one timer', async () => {
    const { calls } = run(['in']);
    await pass(301);
    expect(calls).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300]);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('R4.011: an answer that is not in ends the session at once', async () => {
    const { calls, events } = run(['in', 'out']);
    await pass(31);
    expect(calls).toEqual([0, 30]);
    expect(events).toEqual(['0 SESSION_CONFIRMED', '30 SESSION_ENDED']);
  });

  test('R4.011: no answer is asked again twice, two seconds apart, before the session counts as lost', async () => {
    const { calls, events } = run(['none']);
    await pass(5);
    expect(calls).toEqual([0, 2, 4]);
    expect(events).toEqual(['4 SESSION_LOST']);
  });

  test('An answer to a repeated question keeps the session, and the next silence has all its retries again', async () => {
    const { calls, events } = run(['none', 'none', 'in', 'none', 'throws', 'in']);
    await pass(39);
    expect(calls).toEqual([0, 2, 4, 34, 36, 38]);
    expect(events).toEqual(['4 SESSION_CONFIRMED', '38 SESSION_CONFIRMED']);
  });

  test('R4.002: goes on asking after the end, so that a new session is seen without a reload', async () => {
    const { events } = run(['out', 'in']);
    await pass(31);
    expect(events).toEqual(['0 SESSION_ENDED', '30 SESSION_CONFIRMED']);
  });

  test('On waking it asks at once, and the 30 seconds start anew', async () => {
    const { actor, calls } = run(['in']);
    await pass(10);
    actor.send({ type: 'WOKE' });
    await pass(31);
    expect(calls).toEqual([0, 10, 40]);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('Waking while a call runs starts no second call', async () => {
    const { actor, calls } = run(['never']);
    actor.send({ type: 'WOKE' });
    actor.send({ type: 'WOKE' });
    await pass(60);
    expect(calls).toEqual([0]);
  });

  test('Waking between two retries asks at once', async () => {
    const { actor, calls } = run(['none', 'in']);
    await pass(1);
    actor.send({ type: 'WOKE' });
    await pass(1);
    expect(calls).toEqual([0, 1]);
  });
});
