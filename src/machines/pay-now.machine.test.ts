import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { machineWalk } from '../../tests/support/architecture/machine-graph.ts';
import { payNowMachine } from './pay-now.machine.ts';

const begin = (hasToken: boolean) => {
  const actions: string[] = [];
  const machine = payNowMachine.provide({
    actions: {
      aimAtBilling: ({ context }) => void actions.push(`aim, needs refresh: ${context.needsDataRefresh}`),
      dropDataAndReload: ({ context }) =>
        void actions.push(`reload, needs refresh: ${context.needsDataRefresh}, token: ${context.hasToken}`),
    },
  });
  const actor = createActor(machine, { input: { hasToken } }).start();
  return { actor, actions, snapshot: () => actor.getSnapshot() };
};

const once = ['aim, needs refresh: true', 'reload, needs refresh: false, token: false'];

describe('The pay-now machine', () => {
  test('R4.056: with a token, sets the redirect to billing, deletes token and flag, and reloads', () => {
    const { actor, actions, snapshot } = begin(true);
    actor.send({ type: 'BILLING_CHANGED' });
    expect(actions).toEqual(once);
    expect([snapshot().value, snapshot().context]).toEqual([
      'reloading',
      { needsDataRefresh: false, hasToken: false },
    ]);
  });

  test('R4.056: waits for the token while it is absent', () => {
    const { actor, actions, snapshot } = begin(false);
    actor.send({ type: 'BILLING_CHANGED' });
    expect([snapshot().value, actions]).toEqual(['outdated', []]);
    actor.send({ type: 'TOKEN_ARRIVED' });
    expect([snapshot().value, actions]).toEqual(['reloading', once]);
  });

  test('reloads once, even if more messages arrive while it reloads', () => {
    const { actor, actions } = begin(true);
    for (let count = 0; count < 1000; count += 1) actor.send({ type: 'BILLING_CHANGED' });
    expect(actions).toEqual(once);
    actor.send({ type: 'TOKEN_ARRIVED' });
    actor.send({ type: 'BILLING_CHANGED' });
    expect(actions).toEqual([...once, ...once]);
  });

  test('a token without a message reloads nothing', () => {
    const { actor, actions, snapshot } = begin(true);
    actor.send({ type: 'TOKEN_GONE' });
    actor.send({ type: 'TOKEN_ARRIVED' });
    expect([snapshot().value, actions]).toEqual(['idle', []]);
  });
});

describe('The pay-now machine, every state and every event', () => {
  const events = [{ type: 'BILLING_CHANGED' }, { type: 'TOKEN_ARRIVED' }, { type: 'TOKEN_GONE' }];
  const steps = [true, false].flatMap((hasToken) =>
    machineWalk(payNowMachine, { input: { hasToken }, events }),
  );

  test('reaches every state, and every event has an effect', () => {
    expect([...new Set(steps.map(({ to }) => to.value))].toSorted()).toEqual(
      Object.keys(payNowMachine.states).toSorted(),
    );
    const effective = steps
      .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
      .map(({ event }) => event);
    expect([...new Set(effective)].toSorted()).toEqual(payNowMachine.events.toSorted());
  });

  test('R4.056: data is outdated exactly while a token is awaited, and none is stored when the page reloads', () => {
    for (const { to } of steps) {
      expect(to.context.needsDataRefresh).toBe(to.value === 'outdated');
      if (to.value !== 'idle') expect(to.context.hasToken).toBe(false);
    }
  });

  test('only a message with a token, or an awaited token, starts a reload; only a token ends it', () => {
    const changes = steps.filter(({ from, to }) => from.value !== to.value);
    expect(
      [...new Set(changes.map(({ from, event, to }) => `${from.value} ${event} ${to.value}`))].toSorted(),
    ).toEqual([
      'idle BILLING_CHANGED outdated',
      'idle BILLING_CHANGED reloading',
      'outdated TOKEN_ARRIVED reloading',
      'reloading TOKEN_ARRIVED idle',
    ]);
  });
});
