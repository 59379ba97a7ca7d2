import type { Diagram } from '../diagram/diagrams.ts';
import { nearestState } from '../explain/nearest-state.ts';
import { neededConstraints } from '../explain/needed-constraints.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { possibleStates } from '../model/world.ts';
import type { State } from '../space/state.ts';
import type { AnalysisFinding, FindingCode, Subject } from './finding.ts';
import { plainState } from './plain-state.ts';

/** A suspicion: a set of members which, when no possible member is in it, makes the finding true. */
export interface Suspicion {
  readonly code: FindingCode;
  readonly about: Subject;
  readonly other?: string;
  readonly mustBeEmpty: Diagram;
  /** Members of whom one is shown as an example. */
  readonly example: Diagram;
}

/** A fact about the configuration that is so whatever the constraints are. */
export type Remark = Omit<Suspicion, 'mustBeEmpty'>;

export interface Inspection {
  /** The finding, when no possible member is in the set; else undefined. */
  readonly suspect: (suspicion: Suspicion) => AnalysisFinding | undefined;
  readonly remark: (remark: Remark) => AnalysisFinding;
}

const errors: readonly FindingCode[] = ['dead-item', 'shadowed-variant', 'missing-target', 'contradictory-constraints'];

const findingOf = ({ code, about, other }: Remark, witness: AnalysisFinding['witness'], assumes: readonly string[]): AnalysisFinding => ({
  id: [code, about.name, about.field, other].filter((part) => part !== undefined).join(':'),
  code,
  severity: errors.includes(code) && assumes.length === 0 ? 'error' : 'warning',
  about,
  ...(other !== undefined && { other }),
  witness,
  assumes,
});

/** How findings of one model are established: with a witness, and with the assumed constraints that they depend on. */
export const inspection = ({ world, portal }: PortalModel): Inspection => {
  const { diagrams, possible, constraints } = world;
  const isAssumed = (id: string): boolean => portal.labels.constraints[id]?.status === 'assumed';
  const certain = possibleStates(
    diagrams,
    world.valid,
    constraints.filter(({ id }) => !isAssumed(id)),
  );
  const plain = plainState(portal.config, world);
  const example = (set: Diagram): State | undefined =>
    nearestState(world, diagrams.and(set, possible), { from: plain, cost: () => 1 })?.state ??
    nearestState(world, possible, { from: plain, cost: () => 1 })?.state;
  const assumptions = (set: Diagram): readonly string[] => {
    if (diagrams.and(set, certain) === 0) return [];
    const assumed = constraints.filter(({ id }) => isAssumed(id));
    return neededConstraints({ ...world, valid: certain }, set, assumed) ?? [];
  };
  return {
    suspect: (suspicion) =>
      diagrams.and(suspicion.mustBeEmpty, possible) === 0
        ? findingOf(suspicion, () => example(suspicion.example), assumptions(suspicion.mustBeEmpty))
        : undefined,
    remark: (remark) => findingOf(remark, () => example(remark.example), []),
  };
};
