import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { payNowMachine } from './pay-now.machine.ts';

const begin = (hasToken: boolean) => {
  const deeds: string[] = [];
  const machine = payNowMachine.provide({
    actions: {
      aimAtBilling: ({ context }) => void deeds.push(`aim, needs refresh: ${context.needsDataRefresh}`),
      dropDataAndReload: ({ context }) => void deeds.push(`reload, needs refresh: ${context.needsDataRefresh}, token: ${context.hasToken}`),
    },
  });
  const actor = createActor(machine, { input: { hasToken } }).start();
  return { actor, deeds, snapshot: () => actor.getSnapshot() };
};

const once = ['aim, needs refresh: true', 'reload, needs refresh: false, token: false'];

describe('The pay-now machine', () => {
  test('R4.056: with a token there, aims at billing, clears token and flag, and reloads', () => {
    const { actor, deeds, snapshot } = begin(true);
    actor.send({ type: 'BILLING_CHANGED' });
    expect(deeds).toEqual(once);
    expect([snapshot().value, snapshot().context]).toEqual(['reloading', { needsDataRefresh: false, hasToken: false }]);
  });

  test('R4.056: waits for the token when there is none yet', () => {
    const { actor, deeds, snapshot } = begin(false);
    actor.send({ type: 'BILLING_CHANGED' });
    expect([snapshot().value, deeds]).toEqual(['outdated', []]);
    actor.send({ type: 'TOKEN_ARRIVED' });
    expect([snapshot().value, deeds]).toEqual(['reloading', once]);
  });

  test('reloads once per message, however many come while it reloads', () => {
    const { actor, deeds } = begin(true);
    for (let count = 0; count < 1000; count += 1) actor.send({ type: 'BILLING_CHANGED' });
    expect(deeds).toEqual(once);
    actor.send({ type: 'TOKEN_ARRIVED' });
    actor.send({ type: 'BILLING_CHANGED' });
    expect(deeds).toEqual([...once, ...once]);
  });

  test('a token alone reloads nothing', () => {
    const { actor, deeds, snapshot } = begin(true);
    actor.send({ type: 'TOKEN_GONE' });
    actor.send({ type: 'TOKEN_ARRIVED' });
    expect([snapshot().value, deeds]).toEqual(['idle', []]);
  });
});
