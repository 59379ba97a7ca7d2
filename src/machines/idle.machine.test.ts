import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { idleMachine } from './idle.machine.ts';

const minute = 60_000;

const run = (idleMinutes: number) => {
  let activeAt = 0;
  let ended = 0;
  const input = { idleMinutes, now: () => Date.now(), lastActive: () => activeAt };
  const actor = createActor(idleMachine, { input });
  actor.on('IDLE_ENDED', () => (ended += 1));
  actor.start();
  return {
    actor,
    act: (): void => void (activeAt = Date.now()),
    state: () => actor.getSnapshot().value,
    ended: () => ended,
  };
};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('The idle machine', () => {
  test('warns two minutes before the end, and ends once', async () => {
    const { state, ended } = run(15);
    await pass(13 * minute - 1);
    expect(state()).toBe('active');
    await pass(1);
    expect(state()).toBe('warned');
    await pass(2 * minute - 1000);
    expect([state(), ended()]).toEqual(['warned', 0]);
    await pass(1000);
    expect([state(), ended()]).toEqual(['ended', 1]);
    await pass(60 * minute);
    expect(ended()).toBe(1);
  });

  test('counts from the last activity, without a timer for each one', async () => {
    const { act, state } = run(15);
    await pass(10 * minute);
    act();
    expect(vi.getTimerCount()).toBe(1);
    await pass(13 * minute - 1);
    expect(state()).toBe('active');
    await pass(1);
    expect(state()).toBe('warned');
  });

  test('a member who stays, here or by being active in another tab, is warned again much later', async () => {
    const { act, actor, state } = run(15);
    await pass(13 * minute);
    act();
    actor.send({ type: 'STAYED' });
    expect(state()).toBe('active');
    await pass(13 * minute);
    expect(state()).toBe('warned');
    act();
    await pass(1000);
    expect(state()).toBe('active');
  });

  test('a page that slept past the end logs off when it wakes', async () => {
    const { actor, ended } = run(15);
    vi.setSystemTime(16 * minute);
    actor.send({ type: 'WOKE' });
    await pass(0);
    expect(ended()).toBe(1);
  });

  test('if the idle time is too short for a warning two minutes before, warns halfway', async () => {
    const { state, ended } = run(2);
    await pass(minute - 1);
    expect(state()).toBe('active');
    await pass(1);
    expect(state()).toBe('warned');
    await pass(minute);
    expect(ended()).toBe(1);
  });
});
