import type { Diagram } from '../diagram/diagrams.ts';
import type { World } from '../model/world.ts';
import { holdsFor, indexIn, setIndex, type State } from '../space/state.ts';
import type { Variable } from '../space/variable.ts';
import type { Known } from './known-facts.ts';
import { changedFacts, nearestState } from './nearest-state.ts';
import { neededConstraints } from './needed-constraints.ts';
import { smallestReason } from './smallest-reason.ts';

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

const bias: Readonly<Record<Variable['shape']['changes'], number>> = { session: 1000, member: 1001, never: 1002 };

/** A state of `target` in which every changed number is as near to the member's own as it can be. */
const withNearNumbers = (world: World, [from, to]: readonly [State, State], target: Diagram): State => {
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
  const found = nearestState(world, target, { from: state, cost: ({ shape }) => bias[shape.changes] });
  if (!found) return undefined;
  const other = withNearNumbers(world, [state, found.state], target);
  const changed = changedFacts(world, state, other);
  const stays = world.diagrams.minus(world.possible, target);
  const decisive = changed.length > 1 ? smallestReason(world, { state: other, known: () => true }, stays) : undefined;
  const also = changed.filter((variable) => decisive?.includes(variable) === false);
  const core = also.length < changed.length ? changed.filter((variable) => !also.includes(variable)) : changed;
  const isRecord = ({ shape }: Variable): boolean => shape.changes === 'never';
  const rest = core === changed ? [] : also;
  return { state: other, own: core.filter((variable) => !isRecord(variable)), record: core.filter(isRecord), also: rest };
};

const atState = (world: World, state: State, facts: readonly Variable[]): Diagram => {
  const levels = facts
    .flatMap(({ first, bits }) => Array.from({ length: bits }, (_, bit) => first + bit))
    .sort((one, other) => other - one);
  return levels.reduce(
    (rest, level) => (state[level] === 1 ? world.diagrams.node(level, 0, rest) : world.diagrams.node(level, rest, 0)),
    1,
  );
};

const shorterReason = (
  world: World,
  known: Known,
  [others, reason]: readonly [Diagram, readonly Variable[] | undefined],
): Why['shorter'] => {
  const { diagrams } = world;
  if (!known.isPossible || (reason && reason.length < 1)) return undefined;
  const facts = smallestReason(world, known, diagrams.and(others, world.possible));
  if (!facts || (reason && facts.length >= reason.length)) return undefined;
  const left = diagrams.and(atState(world, known.state, facts), others);
  return { facts, constraints: neededConstraints(world, left, world.constraints) ?? [] };
};

/** Why a decided condition holds or not: smallest reasons, and the nearest possible member with the other answer. */
export const why = (world: World, known: Known, [condition, holds]: readonly [Diagram, boolean]): Why => {
  const { diagrams } = world;
  const others = holds ? diagrams.not(condition) : condition;
  const reason = smallestReason(world, known, diagrams.and(others, world.valid));
  return {
    reason,
    shorter: shorterReason(world, known, [others, reason]),
    change: nearestChange(world, known.state, diagrams.and(others, world.possible)),
  };
};
