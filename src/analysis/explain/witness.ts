import type { PortalConfig } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { plainState } from '../model/states.ts';
import type { World } from '../model/world.ts';
import { holdsFor, type State, stateOf, type Variable } from '../space/space.ts';
import { changedFacts, nearestState } from './nearest-state.ts';

/** A realistic state, usually that of a sample member. */
export interface RealisticMember {
  readonly name: string;
  readonly state: State;
}

/** The nearest realistic member, and the facts with a different value; empty if all values are the same. */
export interface Likeness {
  readonly name: string;
  readonly but: readonly Variable[];
}

export interface Witness {
  readonly state: State;
  /** Undefined when there are no realistic members to compare with. */
  readonly like: Likeness | undefined;
}

/** The parts of a model that are needed to choose examples. */
export interface Examined {
  readonly portal: { readonly config: Pick<PortalConfig, 'facts'> };
  readonly world: World;
}

// Weighs more than all other facts together, because most readers think of a signed-in member with a selected
// coverage.
const sessionWeight = 1000;

/**
 * Converts sample members to examples, starting with those closest to the default member (`plainState`).
 */
export const realisticMembers = (
  { portal: { config }, world }: Examined,
  samples: readonly { readonly name: string; readonly facts: Facts }[],
): readonly RealisticMember[] => {
  const plain = plainState(config, world);
  const weight = ({ shape }: Variable): number => (shape.from.startsWith('session:') ? sessionWeight : 1);
  return samples
    .map(({ name, facts }) => ({ name, state: stateOf(world.space, facts) }))
    .map((one) => ({
      one,
      unlike: changedFacts(world, plain, one.state).reduce((sum, fact) => sum + weight(fact), 0),
    }))
    .sort((one, other) => one.unlike - other.unlike)
    .map(({ one }) => one);
};

/**
 * Returns the realistic member with the fewest facts that differ from a state; undefined for an empty pool.
 */
export const likenessOf = (
  world: World,
  state: State,
  pool: readonly RealisticMember[],
): Likeness | undefined =>
  pool
    .map(({ name, state: theirs }) => ({ name, but: changedFacts(world, theirs, state) }))
    .reduce<Likeness | undefined>(
      (best, one) => (best && best.but.length <= one.but.length ? best : one),
      undefined,
    );

/**
 * Returns a state from `target`, preferably a pool member or the state nearest to one; undefined when
 * `target` is empty.
 */
export const witnessIn = (
  { portal, world }: Examined,
  target: Diagram,
  pool: readonly RealisticMember[],
): Witness | undefined => {
  const own = pool.find(({ state }) => holdsFor(world.diagrams, target, state));
  if (own) return { state: own.state, like: { name: own.name, but: [] } };
  const starts = pool.length > 0 ? pool.map(({ state }) => state) : [plainState(portal.config, world)];
  const near = starts.flatMap((from) => nearestState(world, target, { from, cost: () => 1 }) ?? []);
  const nearest = near.reduce<(typeof near)[number] | undefined>(
    (best, one) => (best && best.cost <= one.cost ? best : one),
    undefined,
  );
  return nearest && { state: nearest.state, like: likenessOf(world, nearest.state, pool) };
};
