import type { Diagram } from '../diagrams/diagrams.ts';
import { assumptionsOf } from '../explain/assumptions.ts';
import { type Believable, type Witness, witnessIn } from '../explain/witness.ts';
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

/** What a finding is about, a place being where a shared block stands; `field` is the link or gate of an item. */
export interface Subject {
  readonly kind: 'fact' | 'rule' | 'constraint' | 'item' | 'place' | 'waiver';
  readonly name: string;
  readonly field?: string;
}

/** Something in a configuration that has no effect for any possible member, or a wrong one for some. */
export interface AnalysisFinding {
  /** `dead-item:home/quickLinks/changePcp`; waivers name it. */
  readonly id: string;
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  readonly about: Subject;
  /** The other rule, the variant, the target or the language. */
  readonly other?: string;
  /** Finds a possible member who shows it, one of the given members or like one; none while the constraints contradict each other. */
  readonly witness: (pool: readonly Believable[]) => Witness | undefined;
  /** Assumed constraints without each of which the finding would not hold. */
  readonly assumes: readonly string[];
}

/** A finding before its witness and its assumptions are computed. */
export interface Observation {
  readonly code: FindingCode;
  readonly about: Subject;
  readonly other?: string;
  /** Members of whom none is possible, which is the reason; absent when the finding does not depend on the constraints. */
  readonly nobody?: () => Diagram;
  /** Members of whom one is shown as an example. */
  readonly example: () => Diagram;
}

/** Makes a finding of an observation: with a witness, and with the assumed constraints that it depends on. */
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

/** Turns the observations about one model into findings. */
export const inspection = (model: PortalModel): Inspect => {
  const { diagrams, possible } = model.world;
  const witness = (set: Diagram, pool: readonly Believable[]): Witness | undefined =>
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
