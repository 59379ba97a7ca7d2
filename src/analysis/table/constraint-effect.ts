import type { Language } from '../../config/portal-config.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { type Cases, describeSet } from '../explain/describe-set.ts';
import { type RealisticMember, type Witness, witnessIn } from '../explain/witness.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { possibleStates } from '../model/world.ts';
import { type DifferentRow, differentRows } from './different-rows.ts';

/** Members who would become possible, and the table rows that would be wrong for them. */
export interface FurtherMembers {
  readonly cases: Cases;
  readonly members: Diagram;
  /** A member who would become possible, or undefined. */
  readonly example: Witness | undefined;
  readonly rows: readonly DifferentRow[];
}

interface TextContext {
  readonly language: Language;
  readonly pool: readonly RealisticMember[];
}

export const furtherMembers = (
  model: PortalModel,
  further: Diagram,
  { language, pool }: TextContext,
): FurtherMembers => {
  const { world } = model;
  const { diagrams } = world;
  return {
    cases: describeSet(world, further, diagrams.or(further, world.possible)),
    members: further,
    example: witnessIn(model, further, pool),
    rows: differentRows(model, further, language),
  };
};

/**
 * Returns the members whom only this constraint excludes, and the table rows that would be wrong for them;
 * undefined for an unknown id.
 */
export const constraintEffect = (
  model: PortalModel,
  id: string,
  context: TextContext,
): FurtherMembers | undefined => {
  const { diagrams, valid, constraints, possible } = model.world;
  if (constraints.every((one) => one.id !== id)) return undefined;
  const others = constraints.filter((one) => one.id !== id);
  return furtherMembers(model, diagrams.minus(possibleStates(diagrams, valid, others), possible), context);
};
