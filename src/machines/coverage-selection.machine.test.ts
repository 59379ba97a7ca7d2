import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { coverageSelectionMachine, type SelectableCoverage } from './coverage-selection.machine.ts';

const first = { id: 'C1', status: 'Active' } as const;
const second = { id: 'C2', status: 'Suspended' } as const;

const start = (storedId?: string) => {
  const actions: string[] = [];
  const machine = coverageSelectionMachine.provide({
    actions: {
      rememberSelection: (_, { coverageId, status }) => actions.push(`remember ${coverageId} ${status}`),
      forgetSelection: () => actions.push('forget'),
    },
  });
  const actor = createActor(machine, { input: storedId === undefined ? {} : { storedId } }).start();
  const load = (coverages: readonly SelectableCoverage[]) => actor.send({ type: 'DATA_LOADED', coverages });
  const now = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.selectedId, context.status];
  };
  return { actor, actions, load, now };
};

describe('The coverage selection', () => {
  test('R4.041: a stored coverage that still exists stays selected', () => {
    const { load, now, actions } = start('C2');
    load([first, second]);
    expect(now()).toEqual(['selected', 'C2', 'Suspended']);
    expect(actions).toEqual(['remember C2 Suspended']);
  });

  test('R4.041: a stored coverage that no longer exists leads to the chooser', () => {
    const { load, now, actions } = start('C9');
    load([first, second]);
    expect(now()).toEqual(['choosing', undefined, undefined]);
    expect(actions).toEqual(['forget']);
  });

  test('R4.042: the only coverage is selected automatically, even in place of one that no longer exists', () => {
    const { load, now } = start('C9');
    load([first]);
    expect(now()).toEqual(['selected', 'C1', 'Active']);
  });

  test('R4.043: with two coverages none is selected, and without any coverage the state is no-plans', () => {
    const two = start();
    two.load([first, second]);
    expect(two.now()).toEqual(['choosing', undefined, undefined]);
    const none = start('C1');
    none.load([]);
    expect(none.now()).toEqual(['noPlans', undefined, undefined]);
    expect(none.actions).toEqual(['forget']);
  });

  test('R4.044: a choice selects and can be changed, a reset clears it', () => {
    const { actor, load, now, actions } = start();
    load([first, second]);
    actor.send({ type: 'CHOSEN', coverageId: 'C1' });
    expect(now()).toEqual(['selected', 'C1', 'Active']);
    actor.send({ type: 'CHOSEN', coverageId: 'C2' });
    expect(now()).toEqual(['selected', 'C2', 'Suspended']);
    actor.send({ type: 'RESET' });
    expect(now()).toEqual(['choosing', undefined, undefined]);
    expect(actions).toEqual(['forget', 'remember C1 Active', 'remember C2 Suspended', 'forget']);
  });

  test('A coverage that the member does not have cannot be chosen', () => {
    const { actor, load, now } = start();
    load([first, second]);
    actor.send({ type: 'CHOSEN', coverageId: 'C9' });
    expect(now()).toEqual(['choosing', undefined, undefined]);
    actor.send({ type: 'CHOSEN', coverageId: 'C1' });
    actor.send({ type: 'CHOSEN', coverageId: 'C9' });
    expect(now()).toEqual(['selected', 'C1', 'Active']);
  });

  test('New data keep the choice while it is present, and wiping forgets everything', () => {
    const { actor, load, now, actions } = start('C2');
    load([first, second]);
    load([second]);
    expect(now()).toEqual(['selected', 'C2', 'Suspended']);
    actor.send({ type: 'DATA_WIPED' });
    expect(now()).toEqual(['awaitingData', undefined, undefined]);
    expect(actor.getSnapshot().context.coverageIds).toEqual([]);
    expect(actions.at(-1)).toBe('forget');
  });
});
