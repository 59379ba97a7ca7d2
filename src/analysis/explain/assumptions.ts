import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { type ConstraintDiagram, possibleStates } from '../model/world.ts';

/** What holds by the specification alone, and what only as long as the assumed constraints are right. */
export interface Assumptions {
  /** Members who break no constraint, or only assumed ones. */
  readonly certain: Diagram;
  /**
   * Ids of the assumed constraints that a statement rests on, given the members for whom it is wrong: exactly those without which alone it
   * would be wrong. What two of them keep out, each by itself, rests on neither.
   */
  readonly behind: (wrong: Diagram) => readonly string[];
}

/** The assumptions of a model. */
export const assumptionsOf = memoize(({ world, portal }: PortalModel): Assumptions => {
  const { diagrams, valid, constraints, possible } = world;
  const isAssumed = (id: string): boolean => portal.labels.constraints[id]?.status === 'assumed';
  const assumed = constraints.filter(({ id }) => isAssumed(id));
  const others = constraints.filter(({ id }) => !isAssumed(id));
  const certain = assumed.length === 0 ? possible : possibleStates(diagrams, valid, others);
  /** Members whom this assumption keeps out, and nothing else. */
  const keptOut = memoize((one: ConstraintDiagram): Diagram => {
    const rest = assumed.filter((other) => other !== one);
    return diagrams.minus(possibleStates(diagrams, certain, rest), one.holds);
  });
  const behind = memoize((wrong: Diagram): readonly string[] =>
    assumed.filter((one) => diagrams.meets(wrong, keptOut(one))).map(({ id }) => id),
  );
  return { certain, behind: (wrong) => (assumed.length > 0 && diagrams.meets(wrong, certain) ? behind(diagrams.and(wrong, certain)) : []) };
});
