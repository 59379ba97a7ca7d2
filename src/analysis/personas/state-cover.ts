import { countStates } from '../diagram/count-states.ts';
import type { Diagram } from '../diagram/diagrams.ts';
import { nearestState } from '../explain/nearest-state.ts';
import type { World } from '../model/world.ts';
import { holdsFor, indexIn, setIndex, type State } from '../space/state.ts';

export interface StateCover {
  readonly states: readonly State[];
  /** No set of states that meets every target can be smaller. */
  readonly lowerBound: number;
}

/** So many of the smallest targets are held against each other for the lower bound: beyond them it seldom grows. */
const mostCompared = 200;

/** Targets of which no two can be met by one state, taken greedily, the small ones first. */
const disjoint = ({ diagrams, space }: World, targets: readonly Diagram[]): number => {
  const size = new Map(targets.map((target) => [target, countStates(diagrams, target, space.bits)]));
  const kept: Diagram[] = [];
  const smallest = [...targets].sort((one, other) => (size.get(one) ?? 0) - (size.get(other) ?? 0)).slice(0, mostCompared);
  for (const target of smallest) if (kept.every((other) => diagrams.and(other, target) === 0)) kept.push(target);
  return kept.length;
};

/** The members who meet many of the targets at once: each target in turn, as far as somebody is left. */
const common = ({ diagrams, possible }: World, targets: readonly Diagram[]): Diagram =>
  targets.reduce((members, target) => diagrams.and(members, target) || members, possible);

/** The state with every fact as in `plain` that may be so: possible still, and meeting all of these targets. */
const plainer = ({ diagrams, possible, space }: World, [from, plain]: readonly [State, State], targets: readonly Diagram[]): State =>
  space.variables.reduce((state, variable) => {
    const candidate = Uint8Array.from(state);
    setIndex(candidate, variable, indexIn(plain, variable));
    return [possible, ...targets].every((target) => holdsFor(diagrams, target, candidate)) ? candidate : state;
  }, from);

/**
 * Possible states, greedily few, of which every target is met by one. Targets that no possible member meets are left out;
 * states in `given` count first. `plain` is the state that the chosen ones are as like as they can be.
 */
export const stateCover = (
  world: World,
  targets: readonly Diagram[],
  { plain, given }: { readonly plain: State; readonly given: readonly State[] },
): StateCover => {
  const { diagrams, possible } = world;
  const distinct = [...new Set(targets.map((target) => diagrams.and(target, possible)))].filter((target) => target !== 0);
  const isMet = (target: Diagram, states: readonly State[]): boolean => states.some((state) => holdsFor(diagrams, target, state));
  let open = distinct.filter((target) => !isMet(target, given));
  const bound = disjoint(world, open);
  const states: State[] = [];
  while (open.length > 0) {
    const state = nearestState(world, common(world, open), { from: plain, cost: () => 1 })?.state;
    if (!state) break;
    states.push(state);
    open = open.filter((target) => !isMet(target, [state]));
  }
  for (const [place, state] of states.entries()) {
    const others = [...given, ...states.toSpliced(place, 1)];
    const own = distinct.filter((target) => !isMet(target, others));
    states[place] = plainer(world, [state, plain], own);
  }
  return { states, lowerBound: bound };
};
