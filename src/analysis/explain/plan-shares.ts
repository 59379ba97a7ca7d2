import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { factFrom } from '../model/world.ts';

export type Share = 'all' | 'some' | 'none';

export interface PlanShare {
  // The first plan variant that applies. Or `default` (none applies), `noPlans`, `unchosen` (no coverage
  // selected yet), `visitor` (signed out).
  readonly plan: string;
  readonly share: Share;
}

export const planGroups = ({ portal: { config }, world, firstVariants }: PortalModel, possible: Diagram) => {
  const { diagrams, conditions } = world;
  const signedIn = diagrams.and(possible, factFrom(config, world, 'session:isLoggedIn'));
  const noPlans = diagrams.and(signedIn, conditions.ofWhen(config.settings.noPlans));
  const withPlan = diagrams.minus(signedIn, noPlans);
  const chosen = diagrams.and(withPlan, factFrom(config, world, 'session:isCoverageSelected'));
  const groups = [
    ...firstVariants.map(({ variant, members }) => ({
      plan: variant ?? 'default',
      members: diagrams.and(chosen, members),
    })),
    { plan: 'noPlans', members: noPlans },
    { plan: 'unchosen', members: diagrams.minus(withPlan, chosen) },
    { plan: 'visitor', members: diagrams.minus(possible, signedIn) },
  ];
  return groups.filter(({ members }) => members !== 0);
};

export const planShares = (
  model: PortalModel,
  condition: Diagram,
  possible: Diagram = model.world.possible,
): readonly PlanShare[] => {
  const { diagrams } = model.world;
  const shareOf = (members: Diagram): Share => {
    if (!diagrams.meets(condition, members)) return 'none';
    return diagrams.covers(condition, members) ? 'all' : 'some';
  };
  return planGroups(model, possible).map(({ plan, members }) => ({ plan, share: shareOf(members) }));
};
