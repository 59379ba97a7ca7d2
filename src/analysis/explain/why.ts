import type { Facts } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { support } from '../diagrams/questions.ts';
import type { World } from '../model/world.ts';
import {
  holdsFor,
  indexIn,
  setIndex,
  type State,
  stateOf,
  valueIndex,
  type Variable,
} from '../space/space.ts';
import { oneOf } from './describe-set.ts';
import { changedFacts, nearestState } from './nearest-state.ts';
import { cheapestHittingSet, neededConstraints } from './needed-constraints.ts';

interface KnownState {
  readonly state: State;
  readonly known: (variable: Variable) => boolean;
}

export const factsIn = ({ diagrams, space }: World, condition: Diagram): ReadonlySet<Variable> =>
  new Set(support(diagrams, condition).flatMap((level) => space.atLevel[level] ?? []));

const noFacts: ReadonlySet<Variable> = new Set();

// Facts outside `first` cost slightly more, but even 1,000 of them cost less than one more fact.
const later = 1.001;

// Such a reason needs a dozen facts or more, and the time to find a smallest one grows without bound.
const mostWays = 60;

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
 * Returns a smallest set of known facts that proves that a member is not in `others`, whatever the unknown
 * facts are; undefined if the known facts do not prove it. Among equally small sets, prefers facts of
 * `first`. Searches for the smallest hitting sets of the facts on each path into `others`.
 */
export const smallestReason = (
  world: World,
  { state, known }: KnownState,
  others: Diagram,
  first: ReadonlySet<Variable> = noFacts,
): readonly Variable[] | undefined => {
  const ways: ReadonlySet<Variable>[] = [];
  const allOf = (held: ReadonlySet<Variable>): readonly Variable[] =>
    world.space.variables.filter((variable) => held.has(variable));
  for (;;) {
    if (ways.length > mostWays) return allOf(spareless(world, { state, known }, others));
    const held: ReadonlySet<Variable> =
      cheapestHittingSet(ways, (variable) => (first.has(variable) ? 1 : later)) ?? new Set();
    const cost = (variable: Variable): number => (held.has(variable) ? Infinity : known(variable) ? 1 : 0);
    const way = nearestState(world, others, { from: state, cost });
    if (!way) return allOf(held);
    const changed = changedFacts(world, state, way.state).filter(known);
    if (changed.length === 0) return undefined;
    ways.push(new Set(changed));
  }
};

/** The known facts about a member: one state, and the condition for all members who match them. */
export interface Known extends KnownState {
  readonly given: Diagram;
  /** The possible members with these facts. If no member has them, all valid states with these facts. */
  readonly members: Diagram;
  readonly isPossible: boolean;
}

/** Returns what is known about a member with these facts. Ignores undeclared facts. */
export const knownFacts = (world: World, facts: Facts): Known => {
  const { diagrams, space } = world;
  const known = new Set(space.variables.filter(({ name }) => facts[name] !== undefined));
  const cube = [...known].reduceRight(
    (all, variable) =>
      diagrams.and(
        oneOf(world, variable, new Set([valueIndex(variable, facts[variable.name] ?? false)])),
        all,
      ),
    1,
  );
  const possible = diagrams.and(cube, world.possible);
  const isPossible = possible !== 0;
  const members = isPossible ? possible : diagrams.and(cube, world.valid);
  const from = stateOf(space, facts);
  const state = nearestState(world, members, { from, cost: () => 1 })?.state ?? from;
  return { state, known: (variable) => known.has(variable), given: cube, members, isPossible };
};

export interface Change {
  readonly state: State;
  readonly own: readonly Variable[];
  readonly portal: readonly Variable[];
  readonly record: readonly Variable[];
  // Facts that change too, because constraints connect them to the others.
  readonly also: readonly Variable[];
  readonly tied: readonly string[];
}

export interface Why {
  // A smallest set of facts that decides by the rules alone; undefined when the rules do not decide.
  readonly reason: readonly Variable[] | undefined;
  readonly shorter:
    { readonly facts: readonly Variable[]; readonly constraints: readonly string[] } | undefined;
  readonly change: Change | undefined;
}

// Fewer facts win. Among equally many, the session's facts are preferred, then the member's, then the
// portal's.
const changeCost: Readonly<Record<Variable['shape']['changes'], number>> = {
  session: 1000,
  member: 1001,
  portal: 1002,
  never: 1003,
};

const withNumber = (
  world: World,
  to: State,
  target: Diagram,
  [number, index]: readonly [Variable, number],
): State | undefined => {
  const from = Uint8Array.from(to);
  setIndex(from, number, index);
  const cost = (variable: Variable): number =>
    variable !== number && variable.shape.changes === 'portal' ? 1 : Infinity;
  return nearestState(world, target, { from, cost })?.state;
};

// Moves each changed number as near to its old value as possible. Facts that the portal decides may follow:
// for a member without coverage, one coverage is nearer than two, although the portal then selects it.
const withNearNumbers = (world: World, from: State, to: State, target: Diagram): State =>
  changedFacts(world, from, to)
    .filter(({ shape }) => shape.type === 'integer')
    .reduce((near, number) => {
      const own = indexIn(from, number);
      const other = indexIn(near, number);
      const step = Math.sign(other - own);
      for (let index = own + step; index !== other; index += step) {
        const nearer = withNumber(world, near, target, [number, index]);
        if (nearer) return nearer;
      }
      return near;
    }, to);

const tiesOf = (world: World, from: State, to: State, changed: readonly Variable[]): readonly string[] => {
  const alone = Uint8Array.from(from);
  for (const variable of changed) setIndex(alone, variable, indexIn(to, variable));
  return world.constraints.filter(({ holds }) => !holdsFor(world.diagrams, holds, alone)).map(({ id }) => id);
};

const nearestChange = (
  world: World,
  state: State,
  target: Diagram,
  asked: ReadonlySet<Variable>,
): Change | undefined => {
  const found = nearestState(world, target, { from: state, cost: ({ shape }) => changeCost[shape.changes] });
  if (!found) return undefined;
  const other = withNearNumbers(world, state, found.state, target);
  const changed = changedFacts(world, state, other);
  const stays = world.diagrams.minus(world.possible, target);
  const decisive =
    changed.length > 1 ? smallestReason(world, { state: other, known: () => true }, stays, asked) : undefined;
  const also = changed.filter((variable) => decisive?.includes(variable) === false);
  const core =
    also.length < changed.length ? changed.filter((variable) => !also.includes(variable)) : changed;
  const by = (...who: readonly Variable['shape']['changes'][]): readonly Variable[] =>
    core.filter(({ shape }) => who.includes(shape.changes));
  const rest = core === changed ? [] : also;
  const tied = rest.length === 0 ? [] : tiesOf(world, state, other, core);
  return {
    state: other,
    own: by('session', 'member'),
    portal: by('portal'),
    record: by('never'),
    also: rest,
    tied,
  };
};

const factsAsIn = (world: World, state: State, facts: readonly Variable[]): Diagram => {
  const levels = facts
    .flatMap(({ first, bits }) => Array.from({ length: bits }, (_, bit) => first + bit))
    .sort((one, other) => other - one);
  return levels.reduce(
    (rest, level) =>
      state[level] === 1 ? world.diagrams.node(level, 0, rest) : world.diagrams.node(level, rest, 0),
    1,
  );
};

interface Verdict {
  readonly condition: Diagram;
  readonly holds: boolean;
  readonly first?: ReadonlySet<Variable>;
}

interface Ways {
  readonly others: Diagram;
  readonly asked: ReadonlySet<Variable>;
  readonly first: ReadonlySet<Variable> | undefined;
}

// A fact outside the condition is used only when the facts of the condition are unknown. It would not count
// as a reason, even if it implies one.
const shorterReason = (
  world: World,
  known: Known,
  { others, asked, first }: Ways,
  reason: Why['reason'],
): Why['shorter'] => {
  const { diagrams } = world;
  if (!known.isPossible || (reason && reason.length < 1)) return undefined;
  const possible = diagrams.and(others, world.possible);
  const ofCondition: KnownState = {
    state: known.state,
    known: (variable) => asked.has(variable) && known.known(variable),
  };
  const facts =
    smallestReason(world, ofCondition, possible, first) ?? smallestReason(world, known, possible, first);
  if (!facts || (reason && facts.length >= reason.length)) return undefined;
  const left = diagrams.and(factsAsIn(world, known.state, facts), others);
  return { facts, constraints: neededConstraints(world, left, world.constraints) ?? [] };
};

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
