import { describeSet } from '../describe/describe-set.ts';
import type { FactCube } from '../describe/fact-cube.ts';
import { countStates } from '../diagram/count-states.ts';
import type { Diagram } from '../diagram/diagrams.ts';
import type { PortalModel } from '../model/portal-model.ts';

/** Who a condition holds for, among all possible members. */
export interface Audience {
  readonly cases: readonly FactCube[];
  /** By first applying variant (undefined: none applies): everybody, nobody or some of its members. */
  readonly variants: readonly { readonly variant: string | undefined; readonly share: 'all' | 'none' | 'some' }[];
  /** Possible states; exact below 2^53. */
  readonly states: number;
  readonly ofStates: number;
}

/** Describes the members for whom a condition holds: minimal cases, plan variants, number of states. */
export const whoSees = ({ world, firstVariants }: PortalModel, condition: Diagram): Audience => {
  const { diagrams, possible, space } = world;
  const count = (set: Diagram): number => countStates(diagrams, set, space.bits);
  const seen = diagrams.and(condition, possible);
  const shareOf = (members: Diagram): 'all' | 'none' | 'some' => {
    const inVariant = diagrams.and(members, possible);
    if (diagrams.and(inVariant, condition) === 0) return 'none';
    return diagrams.covers(condition, inVariant) ? 'all' : 'some';
  };
  return {
    cases: describeSet(world, condition, possible),
    variants: firstVariants.map(({ variant, members }) => ({ variant, share: shareOf(members) })),
    states: count(seen),
    ofStates: count(possible),
  };
};
