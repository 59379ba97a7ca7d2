import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { machineWalk } from '../../tests/support/architecture/machine-graph.ts';
import { firstLoginMachine } from './first-login.machine.ts';

const begin = (isDue: boolean) => {
  const rememberSeen = vi.fn<() => void>();
  const actor = createActor(
    firstLoginMachine.provide({ actions: { rememberSeen: () => rememberSeen() } }),
  ).start();
  const before = actor.getSnapshot().value;
  actor.send({ type: 'DATA_LOADED', isDue });
  return { actor, before, state: () => actor.getSnapshot().value, rememberSeen };
};

describe('The first-login machine', () => {
  test('R4.046: decides only once the data is loaded', () => {
    expect([begin(true).before, begin(true).state(), begin(false).state()]).toEqual([
      'awaitingData',
      'notifications',
      'notDue',
    ]);
  });

  test('R4.047 R4.048: the second step follows if there are paperless options', () => {
    const { actor, state, rememberSeen } = begin(true);
    actor.send({ type: 'SKIPPED' });
    expect(state()).toBe('notifications');
    actor.send({ type: 'NEXT', hasPaperlessOptions: true });
    expect(state()).toBe('paperless');
    expect(rememberSeen).not.toHaveBeenCalled();
    actor.send({ type: 'SKIPPED' });
    expect(state()).toBe('dismissed');
    expect(rememberSeen).toHaveBeenCalledOnce();
  });

  test('R4.049: without paperless options the first step is the last', () => {
    const { actor, state, rememberSeen } = begin(true);
    actor.send({ type: 'NEXT', hasPaperlessOptions: false });
    expect(state()).toBe('dismissed');
    expect(rememberSeen).toHaveBeenCalledOnce();
  });

  test.each([[false], [true]])(
    'R4.050: a link followed inside dismisses both steps (in the second one: %s)',
    (isSecond) => {
      const { actor, state } = begin(true);
      if (isSecond) actor.send({ type: 'NEXT', hasPaperlessOptions: true });
      actor.send({ type: 'LINK_FOLLOWED' });
      expect(state()).toBe('dismissed');
      actor.send({ type: 'DATA_LOADED', isDue: true });
      expect(state()).toBe('dismissed');
    },
  );
});

describe('The first-login machine, every state and every event', () => {
  const choices = (type: string, name: string) => [true, false].map((is) => ({ type, [name]: is }));
  const events = [
    ...choices('DATA_LOADED', 'isDue'),
    ...choices('NEXT', 'hasPaperlessOptions'),
    { type: 'SKIPPED' },
    { type: 'LINK_FOLLOWED' },
  ];
  const steps = machineWalk(firstLoginMachine, { input: undefined, events });
  const changes = steps
    .filter(({ from, to }) => from.value !== to.value)
    .map(({ from, event, to }) => `${from.value} ${event} ${to.value}`);

  test('reaches every state', () => {
    expect([...new Set(steps.map(({ to }) => to.value))].toSorted()).toEqual(
      Object.keys(firstLoginMachine.states).toSorted(),
    );
  });

  test('R4.047 R4.048 R4.049: these are all its paths, for any events in any order', () => {
    expect([...new Set(changes)].toSorted()).toEqual([
      'awaitingData DATA_LOADED notDue',
      'awaitingData DATA_LOADED notifications',
      'notifications LINK_FOLLOWED dismissed',
      'notifications NEXT dismissed',
      'notifications NEXT paperless',
      'paperless LINK_FOLLOWED dismissed',
      'paperless SKIPPED dismissed',
    ]);
  });
});
