import type { Facts } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { World } from '../model/world.ts';
import { holdsFor, indexIn, setIndex, type State, stateOf, valueIndex, type Variable } from '../space/space.ts';
import { oneOf } from './describe-set.ts';
import { changedFacts, nearestState } from './nearest-state.ts';
import { neededConstraints, smallestHittingSet } from './needed-constraints.ts';

/** A member, of whom some facts may be unknown. */
interface KnownState {
  readonly state: State;
  /** Facts whose value in `state` is known. */
  readonly known: (variable: Variable) => boolean;
}

/**
 * A smallest set of known facts whose values alone keep a member out of `others`, whatever the other facts are; undefined when the
 * known facts are not enough. Every way into `others` gives a set of facts of which one has to be in the reason; the smallest set
 * that has one of each is tried until no way is left.
 */
export const smallestReason = (world: World, { state, known }: KnownState, others: Diagram): readonly Variable[] | undefined => {
  const ways: ReadonlySet<Variable>[] = [];
  for (;;) {
    const held: ReadonlySet<Variable> = smallestHittingSet(ways) ?? new Set();
    const cost = (variable: Variable): number => (held.has(variable) ? Infinity : known(variable) ? 1 : 0);
    const way = nearestState(world, others, { from: state, cost });
    if (!way) return world.space.variables.filter((variable) => held.has(variable));
    const changed = changedFacts(world, state, way.state).filter(known);
    if (changed.length === 0) return undefined;
    ways.push(new Set(changed));
  }
};

/** The known facts of a member, as a state and as the set of all members who have them. */
export interface Known extends KnownState {
  /** Members with these facts who break no constraint; where there is none, any valid state with these facts. */
  readonly members: Diagram;
  readonly isPossible: boolean;
}

/** The given facts as known ones; facts that the configuration does not declare are ignored. */
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
  return { state, known: (variable) => known.has(variable), members, isPossible };
};

/** The nearest possible member with the other answer. */
export interface Change {
  readonly state: State;
  /** Facts that the member or the session can change. */
  readonly own: readonly Variable[];
  /** Facts that would have to be different in the record. */
  readonly record: readonly Variable[];
  /** Facts that then change too, because constraints tie them to the others. */
  readonly also: readonly Variable[];
}

/** Why a condition holds, or does not, for a member. */
export interface Why {
  /** A smallest set of facts that is enough by the rules alone; undefined when the rules alone do not decide. */
  readonly reason: readonly Variable[] | undefined;
  /** Fewer facts that are enough together with constraints. */
  readonly shorter: { readonly facts: readonly Variable[]; readonly constraints: readonly string[] } | undefined;
  readonly change: Change | undefined;
}

/** Cost of a change: fewer facts win, and among equally many those that the session, then the member, can change. */
const changeCost: Readonly<Record<Variable['shape']['changes'], number>> = { session: 1000, member: 1001, never: 1002 };

/** The state `to` of `target` with every number that is not as in `from` as near to that as it can be. */
const withNearNumbers = (world: World, from: State, to: State, target: Diagram): State => {
  const near = Uint8Array.from(to);
  for (const variable of changedFacts(world, from, to).filter(({ shape }) => shape.type === 'integer')) {
    const [own, other] = [indexIn(from, variable), indexIn(to, variable)];
    const step = Math.sign(other - own);
    setIndex(near, variable, own + step);
    while (!holdsFor(world.diagrams, target, near)) setIndex(near, variable, indexIn(near, variable) + step);
  }
  return near;
};

const nearestChange = (world: World, state: State, target: Diagram): Change | undefined => {
  const found = nearestState(world, target, { from: state, cost: ({ shape }) => changeCost[shape.changes] });
  if (!found) return undefined;
  const other = withNearNumbers(world, state, found.state, target);
  const changed = changedFacts(world, state, other);
  const stays = world.diagrams.minus(world.possible, target);
  const decisive = changed.length > 1 ? smallestReason(world, { state: other, known: () => true }, stays) : undefined;
  const also = changed.filter((variable) => decisive?.includes(variable) === false);
  const core = also.length < changed.length ? changed.filter((variable) => !also.includes(variable)) : changed;
  const isRecord = ({ shape }: Variable): boolean => shape.changes === 'never';
  const rest = core === changed ? [] : also;
  return { state: other, own: core.filter((variable) => !isRecord(variable)), record: core.filter(isRecord), also: rest };
};

/** The condition that these facts are as in a state. */
const factsAsIn = (world: World, state: State, facts: readonly Variable[]): Diagram => {
  const levels = facts
    .flatMap(({ first, bits }) => Array.from({ length: bits }, (_, bit) => first + bit))
    .sort((one, other) => other - one);
  return levels.reduce(
    (rest, level) => (state[level] === 1 ? world.diagrams.node(level, 0, rest) : world.diagrams.node(level, rest, 0)),
    1,
  );
};

const shorterReason = (world: World, known: Known, others: Diagram, reason: Why['reason']): Why['shorter'] => {
  const { diagrams } = world;
  if (!known.isPossible || (reason && reason.length < 1)) return undefined;
  const facts = smallestReason(world, known, diagrams.and(others, world.possible));
  if (!facts || (reason && facts.length >= reason.length)) return undefined;
  const left = diagrams.and(factsAsIn(world, known.state, facts), others);
  return { facts, constraints: neededConstraints(world, left, world.constraints) ?? [] };
};

/** A condition that is decided for a member, and how. */
interface Verdict {
  readonly condition: Diagram;
  readonly holds: boolean;
}

/** Why a decided condition holds or not: smallest reasons, and the nearest possible member with the other answer. */
export const why = (world: World, known: Known, { condition, holds }: Verdict): Why => {
  const { diagrams } = world;
  const others = holds ? diagrams.not(condition) : condition;
  const reason = smallestReason(world, known, diagrams.and(others, world.valid));
  return {
    reason,
    shorter: shorterReason(world, known, others, reason),
    change: nearestChange(world, known.state, diagrams.and(others, world.possible)),
  };
};
