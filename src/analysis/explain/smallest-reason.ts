import type { Diagram } from '../diagram/diagrams.ts';
import type { World } from '../model/world.ts';
import type { State } from '../space/state.ts';
import type { Variable } from '../space/variable.ts';
import { changedFacts, nearestState } from './nearest-state.ts';
import { smallestHittingSet } from './smallest-hitting-set.ts';

/** A member of whom perhaps not every fact is known. */
export interface KnownState {
  readonly state: State;
  /** Facts whose value in `state` is known. */
  readonly known: (variable: Variable) => boolean;
}

/**
 * A smallest set of known facts whose values alone keep a member out of `others` (a smallest sufficient reason): whatever the rest
 * of the facts are, the verdict stays. Every way out found is a set of facts of which one has to be held. Undefined: what is known is not enough.
 */
export const smallestReason = (world: World, { state, known }: KnownState, others: Diagram): readonly Variable[] | undefined => {
  const waysOut: ReadonlySet<Variable>[] = [];
  for (;;) {
    const held: ReadonlySet<Variable> = smallestHittingSet(waysOut) ?? new Set();
    const cost = (variable: Variable): number => (held.has(variable) ? Infinity : known(variable) ? 1 : 0);
    const way = nearestState(world, others, { from: state, cost });
    if (!way) return world.space.variables.filter((variable) => held.has(variable));
    const changed = changedFacts(world, state, way.state).filter(known);
    if (changed.length === 0) return undefined;
    waysOut.push(new Set(changed));
  }
};
