import type { When } from '../../rules/expression.ts';
import type { Diagram } from '../diagram/diagrams.ts';

/** What has to hold for an item to be seen: sign-in, a chosen coverage, plans, the gates on the way to it, data that its block shows, its link. */
export type StepKind = 'signedIn' | 'signedOut' | 'choice' | 'plans' | 'screen' | 'parent' | 'block' | 'item' | 'data' | 'link';

/** One thing that has to hold, in the order in which the portal asks. */
export interface Step {
  readonly kind: StepKind;
  /** The screen, block or item that asks. */
  readonly at: string;
  readonly when?: When;
  readonly holds: Diagram;
}
