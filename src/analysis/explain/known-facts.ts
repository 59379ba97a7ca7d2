import type { Facts } from '../../rules/gate.ts';
import { oneOf } from '../describe/fact-cube.ts';
import type { Diagram } from '../diagram/diagrams.ts';
import type { World } from '../model/world.ts';
import { stateOf } from '../space/state.ts';
import { valueIndex } from '../space/variable.ts';
import { nearestState } from './nearest-state.ts';
import type { KnownState } from './smallest-reason.ts';

/** What is known of a member, as a state and as the set of all members of whom it is true. */
export interface Known extends KnownState {
  /** Members with these facts who break no constraint; where there is none, any valid state with these facts. */
  readonly members: Diagram;
  /** Possible states, or all valid ones when the facts break a constraint. */
  readonly within: Diagram;
  readonly isPossible: boolean;
}

/** Facts, perhaps not all, as what is known; facts that the configuration does not declare are left out. */
export const knownFacts = (world: World, facts: Facts): Known => {
  const { diagrams, space } = world;
  const known = new Set(space.variables.filter(({ name }) => facts[name] !== undefined));
  const cube = [...known].reduceRight(
    (all, variable) => diagrams.and(oneOf(world, variable, new Set([valueIndex(variable, facts[variable.name] ?? false)])), all),
    1,
  );
  const possible = diagrams.and(cube, world.possible);
  const isPossible = possible !== 0;
  const members = isPossible ? possible : diagrams.and(cube, world.valid);
  const from = stateOf(space, facts);
  const state = nearestState(world, members, { from, cost: () => 1 })?.state ?? from;
  return { state, known: (variable) => known.has(variable), members, within: isPossible ? world.possible : world.valid, isPossible };
};
