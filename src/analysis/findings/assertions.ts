import { commonSpan, isEmptySpan } from '../../config/calendar.ts';
import type { When } from '../../rules/expression.ts';
import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { assumptionsOf } from '../explain/assumptions.ts';
import { isAddressPattern, ledToPattern } from '../model/address-patterns.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { reachFrom, routeScreen, standsOn } from '../model/reach.ts';
import { tableColumns } from '../table/columns.ts';
import { daysOf, type Stretch, stretchesOf } from './days.ts';

/** Members, and what is said of all of them; days as YYYY-MM-DD, `until` not included. */
export interface Claim {
  /** Of whom; undefined: of everybody. */
  readonly who: When | undefined;
  /** The column of the gating table that they are in. */
  readonly plan: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly says: 'sees' | 'neverSees' | 'reaches';
  /** Ids of items of every kind, link targets, and patterns of addresses. */
  readonly parts: readonly string[];
  /** Clicks; undefined: any number. */
  readonly within?: number | undefined;
  readonly start: string;
}

/** Where a claim is wrong: of which part, for whom, and in the model of which day. */
interface Failure {
  readonly part: string;
  readonly members: Diagram;
  readonly model: PortalModel;
  /** The stretches of days; undefined: every day. */
  readonly days: string | undefined;
}

/** Whether a claim is true of every possible member on every day. */
export interface ClaimAnswer {
  /** The possible members of whom it speaks; 0: nobody, so that it says nothing. */
  readonly members: Diagram;
  /** The first part of which it is wrong. */
  readonly failure: Failure | undefined;
  /** Assumed constraints that it rests on where it is true. */
  readonly assumes: readonly string[];
}

/** Whether the portal has such a part on some day: by its id, as the target of a link, or as an address that an item leads to. */
export const hasPart = (model: PortalModel, part: string): boolean =>
  model.byId.has(part) ||
  model.items.some((item) => leadsTo(item, part) || (isAddressPattern(part) && ledToPattern(model, item, part) !== 0));

const leadsTo = ({ links, source }: PortalItem, target: string): boolean =>
  source['recover'] === target || links.some(({ value }) => value === target);

interface Place {
  readonly item: PortalItem;
  readonly members: Diagram;
}

/** The members whom an item leads to a part: by a link with this target, or to an address that matches. */
const ledTo = (model: PortalModel, item: PortalItem, part: string): Diagram => {
  const { diagrams } = model.world;
  if (item.source['recover'] === part) return 1;
  const followed = item.links.filter(({ value }) => value === part).map(({ members, leads }) => diagrams.and(members, leads));
  return followed.length === 0 && isAddressPattern(part) ? ledToPattern(model, item, part) : diagrams.any(followed);
};

/** Where members see a part: the item, or the items that lead there. */
const placesOf = (model: PortalModel, part: string): readonly Place[] => {
  const own = model.byId.get(part);
  if (own) return [{ item: own, members: own.shown }];
  return model.items.flatMap((item) => {
    const members = ledTo(model, item, part);
    return members === 0 ? [] : [{ item, members: model.world.diagrams.and(item.shown, members) }];
  });
};

/** Members who open a screen, any screen where none is named, by at most so many clicks. */
const openedWithin = (model: PortalModel, { start, within }: Claim, screen: string | undefined, fewer = 0): Diagram => {
  const steps = reachFrom(model)(start);
  const clicks = within === undefined ? steps.length - 1 : within - fewer;
  const opened = steps[Math.min(clicks, steps.length - 1)];
  if (!opened) return 0;
  return screen === undefined ? model.world.diagrams.any([...opened.values()]) : (opened.get(screen) ?? 0);
};

/** Members who see a part, or reach it. */
const granted = (model: PortalModel, claim: Claim, part: string): Diagram => {
  const { diagrams } = model.world;
  const screen = routeScreen(part);
  if (screen !== undefined) return granted(model, claim, screen);
  const isScreen = model.byId.get(part)?.kind === 'screen';
  const isLink = !model.byId.has(part);
  return diagrams.any(
    placesOf(model, part).map(({ item, members }) => {
      if (claim.says !== 'reaches') return members;
      const on = isScreen ? part : standsOn(item);
      // Following the link is a click of its own; a screen that forwards there does it by itself.
      return diagrams.and(members, openedWithin(model, claim, on, isLink && item.kind !== 'screen' ? 1 : 0));
    }),
  );
};

const membersOf = (model: PortalModel, { who, plan }: Claim): Diagram => {
  const { diagrams, possible, conditions } = model.world;
  const column = plan === undefined ? possible : (tableColumns(model, 'en').find(({ name }) => name === plan)?.members ?? 0);
  return diagrams.all([possible, conditions.ofWhen(who), column]);
};

const wrongOf = (model: PortalModel, claim: Claim, members: Diagram, part: string): Diagram => {
  const { diagrams } = model.world;
  const has = granted(model, claim, part);
  return claim.says === 'neverSees' ? diagrams.and(members, has) : diagrams.minus(members, has);
};

const isOn = ({ from, until }: Claim, stretch: Stretch): boolean => !isEmptySpan(commonSpan({ from, until }, stretch));

/** Proves a claim over every possible member and all its days, or tells of whom it is wrong, on which days. */
export const claimAnswer = (model: PortalModel, claim: Claim): ClaimAnswer => {
  const members = membersOf(model, claim);
  const all = stretchesOf(model);
  const asked = all.filter((stretch) => isOn(claim, stretch));
  for (const part of claim.parts) {
    const wrong = asked.map((stretch) => ({ stretch, members: wrongOf(stretch.model, claim, members, part) }));
    const found = wrong.filter((one) => one.members !== 0);
    const first = found[0];
    if (!first) continue;
    const days = found.length === all.length ? undefined : daysOf(found.map(({ stretch }) => stretch));
    return { members, assumes: [], failure: { part, members: first.members, model: first.stretch.model, days } };
  }
  return { members, failure: undefined, assumes: assumedBy(model, claim, asked) };
};

/** The model with members who break assumed constraints, and no other. */
const withoutAssumptions = memoize((model: PortalModel): PortalModel => ({
  ...model,
  world: { ...model.world, possible: assumptionsOf(model).certain },
}));

/** The assumed constraints without which a claim that is true would not be known to be. */
const assumedBy = (model: PortalModel, claim: Claim, asked: readonly Stretch[]): readonly string[] => {
  const members = membersOf(withoutAssumptions(model), claim);
  const wrong = asked.flatMap(({ model: then }) => claim.parts.map((part) => wrongOf(withoutAssumptions(then), claim, members, part)));
  return assumptionsOf(model).behind(model.world.diagrams.any(wrong));
};
