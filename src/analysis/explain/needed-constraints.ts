import type { Diagram } from '../diagram/diagrams.ts';
import { possibleStates, type ConstraintDiagram, type World } from '../model/world.ts';

const without = (constraints: readonly ConstraintDiagram[], one: ConstraintDiagram): readonly ConstraintDiagram[] =>
  constraints.filter((other) => other !== one);

/** Constraints that alone, without any that could be spared, leave no member in `set`; undefined when all of them leave some. */
export const neededConstraints = (world: World, set: Diagram, candidates: readonly ConstraintDiagram[]): readonly string[] | undefined => {
  const { diagrams, valid } = world;
  const within = diagrams.and(set, valid);
  const isEmpty = (constraints: readonly ConstraintDiagram[]): boolean => possibleStates(diagrams, within, constraints) === 0;
  if (!isEmpty(candidates)) return undefined;
  let kept = candidates;
  for (const one of candidates) if (isEmpty(without(kept, one))) kept = without(kept, one);
  return kept.map(({ id }) => id);
};
