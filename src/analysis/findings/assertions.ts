import { commonPeriod, isEmptyPeriod } from '../../config/calendar.ts';
import type { When } from '../../rules/expression.ts';
import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { assumptionsOf } from '../explain/assumptions.ts';
import { isAddressPattern, ledToPattern } from '../model/address-patterns.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { reachFrom, routeScreen, containingScreen } from '../model/reach.ts';
import { tableColumns } from '../table/columns.ts';
import { daysText, type Timeframe, timeframesOf } from './days.ts';

/** A group of members and what must be true of all of them. Days are YYYY-MM-DD; `until` is not included. */
export interface Claim {
  /** A condition for the members; undefined for all members. */
  readonly who: When | undefined;
  readonly plan: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly says: 'sees' | 'neverSees' | 'reaches';
  /** Ids of items of any kind, link targets, or address patterns. */
  readonly parts: readonly string[];
  /** The maximum number of clicks; undefined for any number. */
  readonly within?: number | undefined;
  readonly start: string;
}

interface Failure {
  readonly part: string;
  readonly members: Diagram;
  readonly model: PortalModel;
  // The affected periods; undefined: every day.
  readonly days: string | undefined;
}

export interface ClaimAnswer {
  /** The possible members that the claim is about. If it is 0, the claim proves nothing. */
  readonly members: Diagram;
  readonly failure: Failure | undefined;
  readonly assumes: readonly string[];
}

/** Returns true if a part exists on any day: as an item id, a link target, or the address of a link. */
export const hasPart = (model: PortalModel, part: string): boolean =>
  model.byId.has(part) ||
  model.items.some(
    (item) => leadsTo(item, part) || (isAddressPattern(part) && ledToPattern(model, item, part) !== 0),
  );

const leadsTo = ({ links, source }: PortalItem, target: string): boolean =>
  source['recover'] === target || links.some(({ value }) => value === target);

interface Place {
  readonly item: PortalItem;
  readonly members: Diagram;
}

const ledTo = (model: PortalModel, item: PortalItem, part: string): Diagram => {
  const { diagrams } = model.world;
  if (item.source['recover'] === part) return 1;
  const followed = item.links
    .filter(({ value }) => value === part)
    .map(({ members, leads }) => diagrams.and(members, leads));
  return followed.length === 0 && isAddressPattern(part)
    ? ledToPattern(model, item, part)
    : diagrams.any(followed);
};

const placesOf = (model: PortalModel, part: string): readonly Place[] => {
  const own = model.byId.get(part);
  if (own) return [{ item: own, members: own.shown }];
  return model.items.flatMap((item) => {
    const members = ledTo(model, item, part);
    return members === 0 ? [] : [{ item, members: model.world.diagrams.and(item.shown, members) }];
  });
};

const openedWithin = (
  model: PortalModel,
  { start, within }: Claim,
  screen: string | undefined,
  fewer = 0,
): Diagram => {
  const steps = reachFrom(model)(start);
  const clicks = within === undefined ? steps.length - 1 : within - fewer;
  const opened = steps[Math.min(clicks, steps.length - 1)];
  if (!opened) return 0;
  return screen === undefined ? model.world.diagrams.any([...opened.values()]) : (opened.get(screen) ?? 0);
};

const granted = (model: PortalModel, claim: Claim, part: string): Diagram => {
  const { diagrams } = model.world;
  const screen = routeScreen(part);
  if (screen !== undefined) return granted(model, claim, screen);
  const isScreen = model.byId.get(part)?.kind === 'screen';
  const isLink = !model.byId.has(part);
  return diagrams.any(
    placesOf(model, part).map(({ item, members }) => {
      if (claim.says !== 'reaches') return members;
      const on = isScreen ? part : containingScreen(item);
      // Following the link is one more click, unless the screen forwards automatically.
      return diagrams.and(members, openedWithin(model, claim, on, isLink && item.kind !== 'screen' ? 1 : 0));
    }),
  );
};

const membersOf = (model: PortalModel, { who, plan }: Claim): Diagram => {
  const { diagrams, possible, conditions } = model.world;
  const column =
    plan === undefined
      ? possible
      : (tableColumns(model, 'en').find(({ name }) => name === plan)?.members ?? 0);
  return diagrams.all([possible, conditions.ofWhen(who), column]);
};

const wrongOf = (model: PortalModel, claim: Claim, members: Diagram, part: string): Diagram => {
  const { diagrams } = model.world;
  const has = granted(model, claim, part);
  return claim.says === 'neverSees' ? diagrams.and(members, has) : diagrams.minus(members, has);
};

const isOn = ({ from, until }: Claim, stretch: Timeframe): boolean =>
  !isEmptyPeriod(commonPeriod({ from, until }, stretch));

/**
 * Checks if a claim is true for every possible member on every day that it covers. If not, the answer names
 * the members and the days.
 */
export const claimAnswer = (model: PortalModel, claim: Claim): ClaimAnswer => {
  const members = membersOf(model, claim);
  const all = timeframesOf(model);
  const asked = all.filter((stretch) => isOn(claim, stretch));
  for (const part of claim.parts) {
    const wrong = asked.map((stretch) => ({
      stretch,
      members: wrongOf(stretch.model, claim, members, part),
    }));
    const found = wrong.filter((one) => one.members !== 0);
    const first = found[0];
    if (!first) continue;
    const days = found.length === all.length ? undefined : daysText(found.map(({ stretch }) => stretch));
    return {
      members,
      assumes: [],
      failure: { part, members: first.members, model: first.stretch.model, days },
    };
  }
  return { members, failure: undefined, assumes: assumedBy(model, claim, asked) };
};

const withoutAssumptions = memoize((model: PortalModel): PortalModel => ({
  ...model,
  world: { ...model.world, possible: assumptionsOf(model).certain },
}));

const assumedBy = (model: PortalModel, claim: Claim, asked: readonly Timeframe[]): readonly string[] => {
  const members = membersOf(withoutAssumptions(model), claim);
  const wrong = asked.flatMap(({ model: then }) =>
    claim.parts.map((part) => wrongOf(withoutAssumptions(then), claim, members, part)),
  );
  return assumptionsOf(model).behind(model.world.diagrams.any(wrong));
};
