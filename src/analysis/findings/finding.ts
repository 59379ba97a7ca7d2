import type { State } from '../space/state.ts';

export type FindingCode =
  | 'dead-rule'
  | 'dead-item'
  | 'always-true'
  | 'equal-rules'
  | 'implied-gate'
  | 'shadowed-variant'
  | 'unreachable-default'
  | 'missing-target'
  | 'no-link'
  | 'no-label'
  | 'empty-screen'
  | 'unused-fact'
  | 'unused-rule'
  | 'contradictory-constraints'
  | 'stale-waiver';

/** What a finding speaks about; `field` is the link or gate of an item. */
export interface Subject {
  readonly kind: 'fact' | 'rule' | 'constraint' | 'item' | 'waiver';
  readonly name: string;
  readonly field?: string;
}

/** Something in a configuration that no possible member can tell, or that some member suffers from. */
export interface AnalysisFinding {
  /** `dead-item:home/quickLinks/changePcp`; waivers name it. */
  readonly id: string;
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  readonly about: Subject;
  /** The other rule, the variant, the target or the language. */
  readonly other?: string;
  /** Finds a possible member who shows it; none while the constraints contradict each other. */
  readonly witness: () => State | undefined;
  /** Assumed constraints without which it would not be so: all of them are needed. */
  readonly assumes: readonly string[];
}
