import type { Diagram } from '../diagrams/diagrams.ts';
import { type ConstraintDiagram, possibleStates, type World } from '../model/world.ts';

const without = (
  constraints: readonly ConstraintDiagram[],
  one: ConstraintDiagram,
): readonly ConstraintDiagram[] => constraints.filter((other) => other !== one);

/**
 * Returns a minimal subset of the candidates that excludes every member in `set`; undefined when even all
 * candidates together do not.
 */
export const neededConstraints = (
  world: World,
  set: Diagram,
  candidates: readonly ConstraintDiagram[],
): readonly string[] | undefined => {
  const { diagrams, valid } = world;
  const members = diagrams.and(set, valid);
  const isEmpty = (constraints: readonly ConstraintDiagram[]): boolean =>
    possibleStates(diagrams, members, constraints) === 0;
  if (!isEmpty(candidates)) return undefined;
  let needed = candidates;
  for (const one of candidates) if (isEmpty(without(needed, one))) needed = without(needed, one);
  return needed.map(({ id }) => id);
};

/**
 * Returns the constraints that each exclude every member in `set`. If no single constraint does, returns a minimal
 * group that excludes them together.
 */
export const brokenConstraints = (world: World, set: Diagram): readonly string[] => {
  const alone = world.constraints.flatMap((one) => neededConstraints(world, set, [one]) ?? []);
  return alone.length > 0 ? alone : (neededConstraints(world, set, world.constraints) ?? []);
};

export const cheapestHittingSet = <Member>(
  sets: readonly ReadonlySet<Member>[],
  cost: (member: Member) => number,
): ReadonlySet<Member> | undefined => {
  let best: ReadonlySet<Member> | undefined;
  let least = Infinity;
  const extend = (chosen: ReadonlySet<Member>, open: readonly ReadonlySet<Member>[], spent: number): void => {
    if (spent >= least) return;
    const smallest = open.reduce<ReadonlySet<Member> | undefined>(
      (fewest, set) => (fewest && fewest.size <= set.size ? fewest : set),
      undefined,
    );
    if (!smallest) {
      best = chosen;
      least = spent;
      return;
    }
    for (const member of smallest) {
      const rest = open.filter((set) => !set.has(member));
      extend(new Set([...chosen, member]), rest, spent + cost(member));
    }
  };
  extend(new Set(), sets, 0);
  return best;
};
