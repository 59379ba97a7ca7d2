import type { Facts } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { countStates } from '../diagrams/questions.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { Step } from '../model/screen-gates.ts';
import type { World } from '../model/world.ts';
import { holdsFor, type State, type Variable } from '../space/space.ts';
import { describeSet, type FactCube } from './describe-set.ts';
import { neededConstraints } from './needed-constraints.ts';
import { type Known, knownFacts, smallestReason, why, type Why } from './why.ts';

/** The link a member gets, and why not that of an earlier variant. */
export interface ChosenLink {
  readonly variant: string | undefined;
  readonly target: string | undefined;
  readonly earlier: readonly { readonly variant: string; readonly because: readonly Variable[] }[];
}

/** Why a member sees an item or not, and what would change it. */
export interface Explanation extends Why {
  readonly item: PortalItem;
  readonly verdict: 'shown' | 'hidden' | 'unknown';
  /** A possible state that agrees with what is known. */
  readonly state: State;
  /** Facts that have to be known for a verdict. */
  readonly missing: readonly Variable[];
  /** The first step that does not hold. */
  readonly failing: Step | undefined;
  readonly link: ChosenLink | undefined;
  /** Constraints that the given facts break. */
  readonly broken: readonly string[];
}

const verdictOf = ({ diagrams }: World, { members }: Known, condition: Diagram): Explanation['verdict'] => {
  if (diagrams.covers(condition, members)) return 'shown';
  return diagrams.and(condition, members) === 0 ? 'hidden' : 'unknown';
};

const missingFacts = (world: World, known: Known, condition: Diagram): readonly Variable[] => {
  const named = new Set(describeSet(world, condition, known.members).flatMap((cube) => [...cube.keys()]));
  return world.space.variables.filter((variable) => named.has(variable));
};

/** The link of an item is checked last. */
const linkStep = ({ id, links }: PortalItem, { diagrams }: World, state: State): readonly Step[] => {
  const chosen = links.find(({ members }) => holdsFor(diagrams, members, state));
  return chosen?.value === undefined ? [] : [{ kind: 'link', at: chosen.value || id, holds: chosen.leads }];
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

/** The first step that does not hold; of a list of names, only those that do not. */
const failingStep = ({ conditions, diagrams }: World, steps: readonly Step[], state: State): Step | undefined => {
  const failing = steps.find(({ holds }) => !holdsFor(diagrams, holds, state));
  if (!failing || !Array.isArray(failing.when)) return failing;
  const names = failing.when as readonly string[];
  return { ...failing, when: names.filter((name) => !holdsFor(diagrams, conditions.ofWhen(name), state)) };
};

const noReasons: Why = { reason: undefined, shorter: undefined, change: undefined };

/** Explains one item to one member, of whom some facts may be unknown. */
export const explainItem = ({ world }: PortalModel, item: PortalItem, facts: Facts): Explanation => {
  const known = knownFacts(world, facts);
  const { state } = known;
  const verdict = verdictOf(world, known, item.shown);
  const isKnown = verdict !== 'unknown';
  return {
    item,
    verdict,
    state,
    missing: isKnown ? [] : missingFacts(world, known, item.shown),
    failing: verdict === 'hidden' ? failingStep(world, [...item.steps, ...linkStep(item, world, state)], state) : undefined,
    link: isKnown ? chosenLink(world, known, item) : undefined,
    broken: known.isPossible ? [] : (neededConstraints(world, known.members, world.constraints) ?? []),
    ...(isKnown ? why(world, known, { condition: item.shown, holds: verdict === 'shown' }) : noReasons),
  };
};

/** Who a condition holds for, among all possible members. */
export interface Audience {
  readonly cases: readonly FactCube[];
  /** By first applying variant (undefined: none applies): everybody, nobody or some of its members. */
  readonly variants: readonly { readonly variant: string | undefined; readonly share: 'all' | 'none' | 'some' }[];
  /** Possible states; exact below 2^53. */
  readonly states: number;
  readonly ofStates: number;
}

/** Describes the members for whom a condition holds: minimal cases, plan variants, number of states. */
export const whoSees = ({ world, firstVariants }: PortalModel, condition: Diagram): Audience => {
  const { diagrams, possible, space } = world;
  const count = (set: Diagram): number => countStates(diagrams, set, space.bits);
  const seen = diagrams.and(condition, possible);
  const shareOf = (members: Diagram): 'all' | 'none' | 'some' => {
    const inVariant = diagrams.and(members, possible);
    if (diagrams.and(inVariant, condition) === 0) return 'none';
    return diagrams.covers(condition, inVariant) ? 'all' : 'some';
  };
  return {
    cases: describeSet(world, condition, possible),
    variants: firstVariants.map(({ variant, members }) => ({ variant, share: shareOf(members) })),
    states: count(seen),
    ofStates: count(possible),
  };
};
