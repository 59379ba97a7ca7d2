import type { Facts } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { support } from '../diagrams/questions.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { isGate, type Step } from '../model/screen-gates.ts';
import type { World } from '../model/world.ts';
import { holdsFor, type State, type Variable } from '../space/space.ts';
import { assumptionsOf } from './assumptions.ts';
import { type Cases, describeSet } from './describe-set.ts';
import { failingStep } from './failing-step.ts';
import { brokenConstraints } from './needed-constraints.ts';
import { planGroups, type PlanShare, planShares } from './plan-shares.ts';
import { factsIn, type Known, knownFacts, smallestReason, why, type Why } from './why.ts';

export interface ChosenLink {
  readonly variant: string | undefined;
  readonly target: string | undefined;
  readonly earlier: readonly { readonly variant: string; readonly because: readonly Variable[] }[];
}

export interface Explanation extends Why {
  readonly item: PortalItem;
  readonly verdict: 'shown' | 'hidden' | 'unknown';
  readonly state: State;
  readonly missing: readonly Variable[];
  readonly failing: Step | undefined;
  readonly link: ChosenLink | undefined;
  // After the change the member would have to choose a coverage first, so the item would still be hidden.
  readonly choosesFirst: boolean;
  readonly assumes: readonly string[];
  readonly broken: readonly string[];
}

const verdictOf = ({ diagrams }: World, { members }: Known, condition: Diagram): Explanation['verdict'] => {
  if (diagrams.covers(condition, members)) return 'shown';
  return diagrams.and(condition, members) === 0 ? 'hidden' : 'unknown';
};

const missingFacts = (world: World, known: Known, condition: Diagram): readonly Variable[] => {
  const { cubes, more } = describeSet(world, condition, known.members);
  const levels = more === 0 ? [] : support(world.diagrams, world.diagrams.within(condition, known.members));
  const named = new Set([
    ...cubes.flatMap((cube) => [...cube.keys()]),
    ...levels.map((level) => world.space.atLevel[level]),
  ]);
  return world.space.variables.filter((variable) => named.has(variable));
};

const chosenLink = (world: World, known: Known, { links }: PortalItem): ChosenLink | undefined => {
  const at = links.findIndex(({ members }) => holdsFor(world.diagrams, members, known.state));
  const chosen = links[at];
  if (!chosen) return undefined;
  const earlier = links.slice(0, at).flatMap(({ variant, members }) => {
    const because = smallestReason(world, known, world.diagrams.and(members, world.valid));
    return variant === undefined ? [] : [{ variant, because: because ?? [] }];
  });
  return { variant: chosen.variant, target: chosen.value, earlier };
};

const noReasons: Why = { reason: undefined, shorter: undefined, change: undefined };

const preferredFacts = (
  world: World,
  { id, steps }: PortalItem,
  failing: Step | undefined,
): ReadonlySet<Variable> => {
  const deciding = failing ? [failing] : steps.filter((step) => step.at === id && isGate(step));
  return new Set(deciding.flatMap(({ holds }) => [...factsIn(world, holds)]));
};

// Without assumed constraints: the members with the known facts who get another answer, or all who do when no
// change leads to one.
const otherwise = (
  { diagrams }: World,
  { given, isPossible }: Known,
  others: Diagram,
  change: Why['change'],
): Diagram => {
  if (!isPossible) return 0;
  return change ? diagrams.and(others, given) : others;
};

/** Explains why a member sees or does not see an item. Facts may be unknown. */
export const explainItem = (model: PortalModel, item: PortalItem, facts: Facts): Explanation => {
  const { world } = model;
  const known = knownFacts(world, facts);
  const { state } = known;
  const verdict = verdictOf(world, known, item.shown);
  const isKnown = verdict !== 'unknown';
  const failing = verdict === 'hidden' ? failingStep(model, item, state) : undefined;
  const first = preferredFacts(world, item, failing);
  const others = verdict === 'shown' ? world.diagrams.not(item.shown) : item.shown;
  const reasons = isKnown
    ? why(world, known, { condition: item.shown, holds: verdict === 'shown', first })
    : noReasons;
  const then =
    verdict === 'shown' && reasons.change ? failingStep(model, item, reasons.change.state) : undefined;
  return {
    item,
    verdict,
    state,
    missing: isKnown ? [] : missingFacts(world, known, item.shown),
    failing,
    link: isKnown ? chosenLink(world, known, item) : undefined,
    choosesFirst: then?.kind === 'choice' && then.when !== undefined,
    assumes: isKnown ? assumptionsOf(model).behind(otherwise(world, known, others, reasons.change)) : [],
    broken: known.isPossible ? [] : brokenConstraints(world, known.members),
    ...reasons,
  };
};

/** The possible members who satisfy a condition. */
export interface Audience {
  readonly cases: Cases;
  readonly plans: readonly PlanShare[];
  /** Assumed constraints that the cases or plans depend on. */
  readonly assumes: readonly string[];
}

/**
 * Describes the members who satisfy a condition: minimal cases, plans, and the assumptions they depend on.
 */
export const whoSees = (model: PortalModel, condition: Diagram): Audience => {
  const { world } = model;
  const { diagrams, possible } = world;
  const cases = describeSet(world, condition, possible);
  const plans = planShares(model, condition);
  const { certain, behind } = assumptionsOf(model);
  const wrongCases = diagrams.ite(cases.holds, diagrams.not(condition), condition);
  const wrongPlans = planGroups(model, certain).map(({ plan, members }) => {
    const share = plans.find((one) => one.plan === plan)?.share;
    if (share === 'some' || share === undefined) return 0;
    return share === 'all' ? diagrams.minus(members, condition) : diagrams.and(members, condition);
  });
  return { cases, plans, assumes: behind(diagrams.any([wrongCases, ...wrongPlans])) };
};
