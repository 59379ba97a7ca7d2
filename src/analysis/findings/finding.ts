import type { Diagram } from '../diagrams/diagrams.ts';
import { assumptionsOf } from '../explain/assumptions.ts';
import { type RealisticMember, type Witness, witnessIn } from '../explain/witness.ts';
import type { PortalModel } from '../model/portal-model.ts';

type FindingCode =
  | 'dead-rule'
  | 'dead-item'
  | 'dead-place'
  | 'always-true'
  | 'equal-rules'
  | 'implied-gate'
  | 'idle-condition'
  | 'loose-fact'
  | 'shadowed-variant'
  | 'unreachable-default'
  | 'missing-target'
  | 'no-link'
  | 'no-label'
  | 'empty-screen'
  | 'unused-fact'
  | 'unused-rule'
  | 'many-cases'
  | 'contradictory-constraints'
  | 'never-shown'
  | 'unreachable-days'
  | 'empty-days'
  | 'stale-waiver';

/**
 * What a finding is about. The kind `place` means one use of a shared block; `field` names the link or
 * condition of an item.
 */
export interface Subject {
  readonly kind: 'fact' | 'rule' | 'constraint' | 'item' | 'place' | 'waiver';
  readonly name: string;
  readonly field?: string;
}

/** A part of the configuration that has no effect for any possible member, or a wrong effect for some. */
export interface AnalysisFinding {
  /** For example `dead-item:home/quickLinks/changePcp`. Waivers use it. */
  readonly id: string;
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  readonly about: Subject;
  readonly other?: string;
  /**
   * Returns a possible member who shows the problem, preferably one from `pool`; undefined if no member is
   * possible.
   */
  readonly witness: (pool: readonly RealisticMember[]) => Witness | undefined;
  readonly assumes: readonly string[];
}

export interface Observation {
  readonly code: FindingCode;
  readonly about: Subject;
  readonly other?: string;
  // Members who must all be impossible for the finding to hold; absent when it does not depend on
  // constraints.
  readonly nobody?: () => Diagram;
  readonly example: () => Diagram;
}

export type Inspect = (observation: Observation) => AnalysisFinding;

const errors: readonly FindingCode[] = [
  'dead-item',
  'dead-place',
  'never-shown',
  'shadowed-variant',
  'missing-target',
  'contradictory-constraints',
];

const suffix = (part: string | undefined): string => (part === undefined ? '' : `:${part}`);

export const inspection = (model: PortalModel): Inspect => {
  const { diagrams, possible } = model.world;
  const witness = (set: Diagram, pool: readonly RealisticMember[]): Witness | undefined =>
    witnessIn(model, diagrams.and(set, possible), pool) ?? witnessIn(model, possible, pool);
  return ({ code, about, other, nobody, example }) => {
    const { certain, behind } = assumptionsOf(model);
    const isCertain = nobody === undefined || !diagrams.meets(nobody(), certain);
    return {
      id: `${code}:${about.name}${suffix(about.field)}${suffix(other)}`,
      code,
      severity: errors.includes(code) && isCertain ? 'error' : 'warning',
      about,
      ...(other !== undefined && { other }),
      witness: (pool) => witness(example(), pool),
      assumes: nobody ? behind(nobody()) : [],
    };
  };
};
