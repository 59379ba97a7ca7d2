import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { factFrom } from '../model/world.ts';

/** Whether a condition holds for everybody of a group, for some or for nobody. */
export type Share = 'all' | 'some' | 'none';

/** A group of members, and whether a condition holds for them. */
export interface PlanShare {
  /** The first plan variant that applies; `default`: none applies; `noPlans`, `unchosen` (no coverage chosen yet), `visitor` (signed out). */
  readonly plan: string;
  readonly share: Share;
}

/** All possible members in groups that do not overlap, those of a plan with a selected coverage; groups without a possible member are left out. */
export const planGroups = ({ portal: { config }, world, firstVariants }: PortalModel, possible: Diagram) => {
  const { diagrams, conditions } = world;
  const signedIn = diagrams.and(possible, factFrom(config, world, 'session:isLoggedIn'));
  const noPlans = diagrams.and(signedIn, conditions.ofWhen(config.settings.noPlans));
  const withPlan = diagrams.minus(signedIn, noPlans);
  const chosen = diagrams.and(withPlan, factFrom(config, world, 'session:isCoverageSelected'));
  const groups = [
    ...firstVariants.map(({ variant, members }) => ({ plan: variant ?? 'default', members: diagrams.and(chosen, members) })),
    { plan: 'noPlans', members: noPlans },
    { plan: 'unchosen', members: diagrams.minus(withPlan, chosen) },
    { plan: 'visitor', members: diagrams.minus(possible, signedIn) },
  ];
  return groups.filter(({ members }) => members !== 0);
};

/** For each group of possible members, whether a condition holds for all, some or none of them. */
export const planShares = (model: PortalModel, condition: Diagram, possible: Diagram = model.world.possible): readonly PlanShare[] => {
  const { diagrams } = model.world;
  const shareOf = (members: Diagram): Share => {
    if (!diagrams.meets(condition, members)) return 'none';
    return diagrams.covers(condition, members) ? 'all' : 'some';
  };
  return planGroups(model, possible).map(({ plan, members }) => ({ plan, share: shareOf(members) }));
};
