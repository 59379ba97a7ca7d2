import { expect, it } from 'vitest';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { holdsFor, type State, stateOf } from '../space/space.ts';
import { nearestState } from './nearest-state.ts';
import { realisticMembers, witnessIn } from './witness.ts';

const { model, states } = frozenPortal();
const { world } = model;
const { diagrams, conditions, possible, space } = world;
const pool = realisticMembers(model, states);
const holds = (name: string) => diagrams.and(conditions.ofName(name) ?? 0, possible);
const stateNamed = (name: string) => stateOf(space, states.find((one) => one.name === name)?.facts ?? {});

it('an example is a sample member if one fits, preferably one with a chosen coverage', () => {
  const fehb = witnessIn(model, holds('isFEHB'), pool);
  expect(fehb).toEqual({ state: stateNamed('m14'), like: { name: 'm14', but: [] } });
  expect(pool.at(-1)?.name).toBe('visitor');
  expect(witnessIn(model, holds('isSignedOut'), pool)?.like).toEqual({ name: 'visitor', but: [] });
});

it('when no sample member matches, the example differs from one in as few facts as possible', () => {
  const target = diagrams.all([holds('isDrugPlan'), conditions.ofName('isPastDue') ?? 0]);
  expect(states.filter(({ facts }) => holdsFor(diagrams, target, stateOf(space, facts)))).toEqual([]);
  const witness = witnessIn(model, target, pool);
  expect(witness && holdsFor(diagrams, target, witness.state)).toBe(true);
  const distance = (from: State): number =>
    nearestState(world, target, { from, cost: () => 1 })?.cost ?? Infinity;
  expect(witness?.like?.but.length).toBe(Math.min(...pool.map(({ state }) => distance(state))));
});

it('an impossible condition has no example; without sample members the example is near the default member', () => {
  expect(witnessIn(model, 0, pool)).toBeUndefined();
  const plain = witnessIn(model, holds('isPPO'), []);
  expect(plain?.like).toBeUndefined();
  expect(plain && holdsFor(diagrams, holds('isPPO'), plain.state)).toBe(true);
});
