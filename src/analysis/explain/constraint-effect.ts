import type { Language } from '../../config/portal-config.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { plainState } from '../findings/states.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { possibleStates } from '../model/world.ts';
import type { State } from '../space/space.ts';
import { unlikeRows, type UnlikeRow } from '../table/unlike-rows.ts';
import { type Cases, describeSet } from './describe-set.ts';
import { nearestState } from './nearest-state.ts';

/** Members beyond the possible ones, and what the gating table would not tell of them. */
export interface FurtherMembers {
  readonly cases: Cases;
  readonly members: Diagram;
  /** The plainest of them; undefined: there is none. */
  readonly example: State | undefined;
  readonly rows: readonly UnlikeRow[];
}

/** Describes `further` members beside the possible ones of a model. */
export const furtherMembers = (model: PortalModel, further: Diagram, language: Language): FurtherMembers => {
  const { world, portal } = model;
  const { diagrams } = world;
  const near = { from: plainState(portal.config, world), cost: () => 1 };
  return {
    cases: describeSet(world, further, diagrams.or(further, world.possible)),
    members: further,
    example: nearestState(world, further, near)?.state,
    rows: unlikeRows(model, further, language),
  };
};

/** The members that a constraint alone rules out, and the rows of the gating table that would not be true of them; undefined for an unknown id. */
export const constraintEffect = (model: PortalModel, id: string, language: Language): FurtherMembers | undefined => {
  const { diagrams, valid, constraints, possible } = model.world;
  if (constraints.every((one) => one.id !== id)) return undefined;
  const others = constraints.filter((one) => one.id !== id);
  return furtherMembers(model, diagrams.minus(possibleStates(diagrams, valid, others), possible), language);
};
