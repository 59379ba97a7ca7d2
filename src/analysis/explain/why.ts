import type { Facts } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { support } from '../diagrams/questions.ts';
import type { World } from '../model/world.ts';
import { holdsFor, indexIn, setIndex, type State, stateOf, valueIndex, type Variable } from '../space/space.ts';
import { oneOf } from './describe-set.ts';
import { changedFacts, nearestState } from './nearest-state.ts';
import { cheapestHittingSet, neededConstraints } from './needed-constraints.ts';

/** A member, of whom some facts may be unknown. */
interface KnownState {
  readonly state: State;
  /** Facts whose value in `state` is known. */
  readonly known: (variable: Variable) => boolean;
}

/** The facts that a condition asks for. */
export const factsIn = ({ diagrams, space }: World, condition: Diagram): ReadonlySet<Variable> =>
  new Set(support(diagrams, condition).flatMap((level) => space.atLevel[level] ?? []));

const noFacts: ReadonlySet<Variable> = new Set();

/** The price of a fact that is not asked for first: dearer, but 1,000 of them are not dearer than one more fact. */
const later = 1.001;

/** A reason that meets so many ways needs a dozen facts or more; the time to find the smallest one grows without bound. */
const mostWays = 60;

/** Known facts that keep a member out of `others`, none of which can be spared; not always the fewest. */
const spareless = (world: World, { state, known }: KnownState, others: Diagram): ReadonlySet<Variable> =>
  world.space.variables.filter(known).reduce<ReadonlySet<Variable>>(
    (held, variable) => {
      const rest = new Set([...held].filter((other) => other !== variable));
      const cost = (one: Variable): number => (rest.has(one) ? Infinity : 0);
      return nearestState(world, others, { from: state, cost }) ? held : rest;
    },
    new Set(world.space.variables.filter(known)),
  );

/**
 * A smallest set of known facts whose values alone keep a member out of `others`, whatever the other facts are; undefined when the
 * known facts are not enough. Every way into `others` gives a set of facts of which one has to be in the reason; the smallest set
 * that has one of each is tried until no way is left. Among equally small ones, one with more of the facts in `first` is chosen.
 */
export const smallestReason = (
  world: World,
  { state, known }: KnownState,
  others: Diagram,
  first: ReadonlySet<Variable> = noFacts,
): readonly Variable[] | undefined => {
  const ways: ReadonlySet<Variable>[] = [];
  const allOf = (held: ReadonlySet<Variable>): readonly Variable[] => world.space.variables.filter((variable) => held.has(variable));
  for (;;) {
    if (ways.length > mostWays) return allOf(spareless(world, { state, known }, others));
    const held: ReadonlySet<Variable> = cheapestHittingSet(ways, (variable) => (first.has(variable) ? 1 : later)) ?? new Set();
    const cost = (variable: Variable): number => (held.has(variable) ? Infinity : known(variable) ? 1 : 0);
    const way = nearestState(world, others, { from: state, cost });
    if (!way) return allOf(held);
    const changed = changedFacts(world, state, way.state).filter(known);
    if (changed.length === 0) return undefined;
    ways.push(new Set(changed));
  }
};

/** The known facts of a member, as a state and as the set of all members who have them. */
export interface Known extends KnownState {
  /** All states with these facts, possible or not. */
  readonly given: Diagram;
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
  return { state, known: (variable) => known.has(variable), given: cube, members, isPossible };
};

/** The nearest possible member with the other answer. */
export interface Change {
  readonly state: State;
  /** Facts that the member or the session can change. */
  readonly own: readonly Variable[];
  /** What the portal decides by itself. */
  readonly portal: readonly Variable[];
  /** Facts that would have to be different in the record. */
  readonly record: readonly Variable[];
  /** Facts that then change too, because constraints tie them to the others. */
  readonly also: readonly Variable[];
  /** The constraints that tie them. */
  readonly tied: readonly string[];
}

/** Why a condition holds, or does not, for a member. */
export interface Why {
  /** A smallest set of facts that is enough by the rules alone; undefined when the rules alone do not decide. */
  readonly reason: readonly Variable[] | undefined;
  /** Fewer facts of the condition itself that are enough together with constraints. */
  readonly shorter: { readonly facts: readonly Variable[]; readonly constraints: readonly string[] } | undefined;
  readonly change: Change | undefined;
}

/** Cost of a change: fewer facts win, and among equally many those that the session, then the member, then the portal can change. */
const changeCost: Readonly<Record<Variable['shape']['changes'], number>> = { session: 1000, member: 1001, portal: 1002, never: 1003 };

/** The state of `target` that is `to` but for a number and what the portal decides by itself; undefined where there is none. */
const withNumber = (world: World, to: State, target: Diagram, [number, index]: readonly [Variable, number]): State | undefined => {
  const from = Uint8Array.from(to);
  setIndex(from, number, index);
  const cost = (variable: Variable): number => (variable !== number && variable.shape.changes === 'portal' ? 1 : Infinity);
  return nearestState(world, target, { from, cost })?.state;
};

/**
 * The state `to` of `target` with every number that is not as in `from` as near to that as it can be. What the portal decides by itself
 * follows: of a member without coverage one coverage is nearer than two, although the portal then selects it.
 */
const withNearNumbers = (world: World, from: State, to: State, target: Diagram): State =>
  changedFacts(world, from, to)
    .filter(({ shape }) => shape.type === 'integer')
    .reduce((near, number) => {
      const [own, other] = [indexIn(from, number), indexIn(near, number)];
      const step = Math.sign(other - own);
      for (let index = own + step; index !== other; index += step) {
        const nearer = withNumber(world, near, target, [number, index]);
        if (nearer) return nearer;
      }
      return near;
    }, to);

/** The constraints that some facts of `to` break beside the other facts of `from`. */
const tiesOf = (world: World, from: State, to: State, changed: readonly Variable[]): readonly string[] => {
  const alone = Uint8Array.from(from);
  for (const variable of changed) setIndex(alone, variable, indexIn(to, variable));
  return world.constraints.filter(({ holds }) => !holdsFor(world.diagrams, holds, alone)).map(({ id }) => id);
};

const nearestChange = (world: World, state: State, target: Diagram, asked: ReadonlySet<Variable>): Change | undefined => {
  const found = nearestState(world, target, { from: state, cost: ({ shape }) => changeCost[shape.changes] });
  if (!found) return undefined;
  const other = withNearNumbers(world, state, found.state, target);
  const changed = changedFacts(world, state, other);
  const stays = world.diagrams.minus(world.possible, target);
  const decisive = changed.length > 1 ? smallestReason(world, { state: other, known: () => true }, stays, asked) : undefined;
  const also = changed.filter((variable) => decisive?.includes(variable) === false);
  const core = also.length < changed.length ? changed.filter((variable) => !also.includes(variable)) : changed;
  const by = (...who: readonly Variable['shape']['changes'][]): readonly Variable[] =>
    core.filter(({ shape }) => who.includes(shape.changes));
  const rest = core === changed ? [] : also;
  const tied = rest.length === 0 ? [] : tiesOf(world, state, other, core);
  return { state: other, own: by('session', 'member'), portal: by('portal'), record: by('never'), also: rest, tied };
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

/** A condition that is decided for a member, and how. */
interface Verdict {
  readonly condition: Diagram;
  readonly holds: boolean;
  /** Facts that are named first: those of the gate that decides. */
  readonly first?: ReadonlySet<Variable>;
}

/** The members with the other answer, the facts that the condition asks for, and those of them that are named first. */
interface Ways {
  readonly others: Diagram;
  readonly asked: ReadonlySet<Variable>;
  readonly first: ReadonlySet<Variable> | undefined;
}

/**
 * A fact that the condition does not ask for is named only where those that it asks for are not known: it would be no reason, even where it
 * implies one.
 */
const shorterReason = (world: World, known: Known, { others, asked, first }: Ways, reason: Why['reason']): Why['shorter'] => {
  const { diagrams } = world;
  if (!known.isPossible || (reason && reason.length < 1)) return undefined;
  const possible = diagrams.and(others, world.possible);
  const ofCondition: KnownState = { state: known.state, known: (variable) => asked.has(variable) && known.known(variable) };
  const facts = smallestReason(world, ofCondition, possible, first) ?? smallestReason(world, known, possible, first);
  if (!facts || (reason && facts.length >= reason.length)) return undefined;
  const left = diagrams.and(factsAsIn(world, known.state, facts), others);
  return { facts, constraints: neededConstraints(world, left, world.constraints) ?? [] };
};

/** Why a decided condition holds or not: smallest reasons, and the nearest possible member with the other answer. */
export const why = (world: World, known: Known, { condition, holds, first }: Verdict): Why => {
  const { diagrams } = world;
  const others = holds ? diagrams.not(condition) : condition;
  const asked = factsIn(world, condition);
  const reason = smallestReason(world, known, diagrams.and(others, world.valid), first);
  return {
    reason,
    shorter: shorterReason(world, known, { others, asked, first }, reason),
    change: nearestChange(world, known.state, diagrams.and(others, world.possible), asked),
  };
};
