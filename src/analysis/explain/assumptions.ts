import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { type ConstraintDiagram, possibleStates } from '../model/world.ts';

export interface Assumptions {
  readonly certain: Diagram;
  // The removal of such a constraint alone would make the statement wrong. When two constraints both exclude
  // a member of `wrong`, the statement depends on neither.
  readonly behind: (wrong: Diagram) => readonly string[];
}

/** Returns the assumed constraints that each statement about a model depends on. */
export const assumptionsOf = memoize(({ world, portal }: PortalModel): Assumptions => {
  const { diagrams, valid, constraints, possible } = world;
  const isAssumed = (id: string): boolean => portal.labels.constraints[id]?.status === 'assumed';
  const assumed = constraints.filter(({ id }) => isAssumed(id));
  const others = constraints.filter(({ id }) => !isAssumed(id));
  const certain = assumed.length === 0 ? possible : possibleStates(diagrams, valid, others);
  const excludedOnlyBy = memoize((one: ConstraintDiagram): Diagram => {
    const rest = assumed.filter((other) => other !== one);
    return diagrams.minus(possibleStates(diagrams, certain, rest), one.holds);
  });
  const behind = memoize((wrong: Diagram): readonly string[] =>
    assumed.filter((one) => diagrams.meets(wrong, excludedOnlyBy(one))).map(({ id }) => id),
  );
  return {
    certain,
    behind: (wrong) =>
      assumed.length > 0 && diagrams.meets(wrong, certain) ? behind(diagrams.and(wrong, certain)) : [],
  };
});
