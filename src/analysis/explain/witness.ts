import type { PortalConfig } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { plainState } from '../model/states.ts';
import type { World } from '../model/world.ts';
import { holdsFor, type State, stateOf, type Variable } from '../space/space.ts';
import { changedFacts, nearestState } from './nearest-state.ts';

/** A member whom readers believe, such as a sample member. */
export interface Believable {
  readonly name: string;
  readonly state: State;
}

/** The believable member who is nearest to a state, and the facts in which the state is unlike them; none: it is they. */
export interface Likeness {
  readonly name: string;
  readonly but: readonly Variable[];
}

/** A member who is shown as an example. */
export interface Witness {
  readonly state: State;
  /** Undefined where no believable members are known. */
  readonly like: Likeness | undefined;
}

/** A model, or the part of it that examples are chosen in. */
export interface Examined {
  readonly portal: { readonly config: Pick<PortalConfig, 'facts'> };
  readonly world: World;
}

/** A fact of the session weighs more than all the others: signed in with a selected coverage is what most readers think of. */
const sessionWeight = 1000;

/** Named states as believable members, the plainest first. */
export const believable = (
  { portal: { config }, world }: Examined,
  samples: readonly { readonly name: string; readonly facts: Facts }[],
): readonly Believable[] => {
  const plain = plainState(config, world);
  const weight = ({ shape }: Variable): number => (shape.from.startsWith('session:') ? sessionWeight : 1);
  return samples
    .map(({ name, facts }) => ({ name, state: stateOf(world.space, facts) }))
    .map((one) => ({ one, unlike: changedFacts(world, plain, one.state).reduce((sum, fact) => sum + weight(fact), 0) }))
    .sort((one, other) => one.unlike - other.unlike)
    .map(({ one }) => one);
};

/** The believable member who differs from a state in the fewest facts; undefined: there are none. */
export const likenessOf = (world: World, state: State, pool: readonly Believable[]): Likeness | undefined =>
  pool
    .map(({ name, state: theirs }) => ({ name, but: changedFacts(world, theirs, state) }))
    .reduce<Likeness | undefined>((best, one) => (best && best.but.length <= one.but.length ? best : one), undefined);

/**
 * A member of `target` whom readers believe: the first of the pool who is in it, else the one who is unlike somebody of the pool in the
 * fewest facts. With an empty pool the one nearest to the plainest member. Undefined: nobody is in it.
 */
export const witnessIn = ({ portal, world }: Examined, target: Diagram, pool: readonly Believable[]): Witness | undefined => {
  const own = pool.find(({ state }) => holdsFor(world.diagrams, target, state));
  if (own) return { state: own.state, like: { name: own.name, but: [] } };
  const starts = pool.length > 0 ? pool.map(({ state }) => state) : [plainState(portal.config, world)];
  const near = starts.flatMap((from) => nearestState(world, target, { from, cost: () => 1 }) ?? []);
  const nearest = near.reduce<(typeof near)[number] | undefined>((best, one) => (best && best.cost <= one.cost ? best : one), undefined);
  return nearest && { state: nearest.state, like: likenessOf(world, nearest.state, pool) };
};
