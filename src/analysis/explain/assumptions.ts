import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { possibleStates } from '../model/world.ts';
import { neededConstraints } from './needed-constraints.ts';

/** What holds by the specification alone, and what only as long as the assumed constraints are right. */
export interface Assumptions {
  /** Members who break no constraint, or only assumed ones. */
  readonly certain: Diagram;
  /**
   * Ids of the assumed constraints that a statement rests on, given the members for whom it is wrong: a smallest part of them that
   * keeps all these members out, in which every one that is needed by itself is. None where the statement is right without them, and
   * where it is wrong with them too.
   */
  readonly behind: (wrong: Diagram) => readonly string[];
}

/** The assumptions of a model. */
export const assumptionsOf = memoize(({ world, portal }: PortalModel): Assumptions => {
  const { diagrams, valid, constraints } = world;
  const isAssumed = (id: string): boolean => portal.labels.constraints[id]?.status === 'assumed';
  const assumed = constraints.filter(({ id }) => isAssumed(id));
  const others = constraints.filter(({ id }) => !isAssumed(id));
  const certain = assumed.length === 0 ? world.possible : possibleStates(diagrams, valid, others);
  const behind = memoize((wrong: Diagram): readonly string[] => neededConstraints({ ...world, valid: certain }, wrong, assumed) ?? []);
  return { certain, behind: (wrong) => (assumed.length > 0 && diagrams.meets(wrong, certain) ? behind(diagrams.and(wrong, certain)) : []) };
});
