import { describe, expect, test } from 'vitest';
import { machineWalk } from '../../../../tests/support/architecture/machine-graph.ts';
import { workerMachine } from './worker.machine.ts';

const counted = ['ASKED', 'ANSWERED'].flatMap((type) => [0, 1].map((waiting) => ({ type, waiting })));
const events = [
  ...['SHOWN', 'LOADED', 'FAILED', 'CLOSED'].map((type) => ({ type })),
  ...counted,
  { type: 'xstate.after.patienceAtStart.worker.starting' },
  { type: 'xstate.after.patienceAtStart.worker.restarting' },
  { type: 'xstate.after.patience.worker.busy' },
];

describe('`workerMachine`, every state and every event', () => {
  const steps = machineWalk(workerMachine, { input: undefined, events });
  const changes = steps.filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));

  test('reaches every state, and every event changes something', () => {
    expect([...new Set(steps.map(({ to }) => to.value))].toSorted()).toEqual(
      Object.keys(workerMachine.states).toSorted(),
    );
    expect([...new Set(changes.map(({ event }) => event))].toSorted()).toEqual(
      workerMachine.events.toSorted(),
    );
  });

  test('is busy exactly while a question waits for a worker that has answered before', () => {
    for (const { to } of steps) {
      if (to.value === 'busy') expect(to.context.waiting).toBeGreaterThan(0);
      if (to.value === 'ready') expect(to.context.waiting).toBe(0);
    }
  });

  test('R10.19: starts at most four times without an answer, and an answer counts from one again', () => {
    for (const { from, event, to } of steps) {
      expect(to.context.starts).toBeLessThanOrEqual(4);
      if (to.value === 'gone' && from.value !== 'gone') expect(from.context.starts).toBe(4);
      if (event === 'ANSWERED' && from.value === 'restarting') expect(to.context.starts).toBe(1);
    }
  });

  test('may be silent while there are no questions', () => {
    const silent = steps.filter(
      ({ from, event }) => event.startsWith('xstate.after') && from.context.waiting === 0,
    );
    expect(silent.length).toBeGreaterThan(0);
    expect(silent.every(({ from, to }) => from.value === to.value)).toBe(true);
  });
});
