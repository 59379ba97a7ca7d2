import { changeDays, onDay } from '../../config/calendar.ts';
import { memoize } from '../../rules/memoize.ts';
import { isPlaced, type PortalItem } from '../model/item.ts';
import { type PortalModel, portalModelIn } from '../model/portal-model.ts';
import type { AnalysisFinding, Inspect } from './finding.ts';
import { screenFindings } from './rules.ts';

export interface Timeframe {
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly model: PortalModel;
}

export const timeframesOf = memoize((whole: PortalModel): readonly Timeframe[] => {
  const { portal, world } = whole;
  const days = changeDays(portal.config);
  if (days.length === 0) return [{ from: undefined, until: undefined, model: whole }];
  return [undefined, ...days].map((from, at) => ({
    from,
    until: days[at],
    model: portalModelIn(world, { ...portal, config: onDay(portal.config, from ?? '') }),
  }));
});

// Consecutive periods as one: `2027-01-01..2027-03-01`, without the last day.
export const daysText = (stretches: readonly Timeframe[]): string => {
  const runs: { from: string | undefined; until: string | undefined }[] = [];
  for (const { from, until } of stretches) {
    const last = runs.at(-1);
    if (last && last.until === from) last.until = until;
    else runs.push({ from, until });
  }
  return runs.map(({ from = '', until = '' }) => `${from}..${until}`).join(', ');
};

const isSeen = ({ world }: PortalModel, item: PortalItem | undefined): boolean =>
  item !== undefined && world.diagrams.meets(item.shown, world.possible);

const routesOf = memoize(({ links }: PortalItem) =>
  links.flatMap(({ value }) => /^route:([^?#]+)(.*)$/s.exec(value ?? '')?.[1] ?? []),
);

const reached = (model: PortalModel): ReadonlySet<string> =>
  new Set(model.items.flatMap((item) => (isSeen(model, item) ? routesOf(item) : [])));

const about = (name: string) => ({ kind: 'item', name }) as const;

const isSeenIn = (model: PortalModel, item: PortalItem): boolean => {
  const then = model.byId.get(item.id);
  return then === item || isSeen(model, then);
};

const neverShown = (
  whole: PortalModel,
  stretches: readonly Timeframe[],
  inspect: Inspect,
): readonly AnalysisFinding[] =>
  whole.items
    .filter(
      (item) =>
        isPlaced(item) && isSeen(whole, item) && !stretches.some(({ model }) => isSeenIn(model, item)),
    )
    .map(({ id, shown }) => inspect({ code: 'never-shown', about: about(id), example: () => shown }));

const unreachable = (
  whole: PortalModel,
  stretches: readonly Timeframe[],
  inspect: Inspect,
): readonly AnalysisFinding[] => {
  const always = reached(whole);
  const perDays = stretches.map((stretch) => ({ stretch, reached: reached(stretch.model) }));
  return whole.portal.config.screens.flatMap(({ key }): readonly AnalysisFinding[] => {
    if (!always.has(key)) return [];
    const lost = perDays.filter(
      ({ stretch, reached: then }) => !then.has(key) && isSeen(stretch.model, stretch.model.byId.get(key)),
    );
    if (lost.length === 0) return [];
    const other = daysText(lost.map(({ stretch }) => stretch));
    return [
      inspect({
        code: 'unreachable-days',
        about: about(key),
        other,
        example: () => whole.byId.get(key)?.shown ?? 0,
      }),
    ];
  });
};

const emptyDays = (
  whole: PortalModel,
  stretches: readonly Timeframe[],
  inspect: Inspect,
): readonly AnalysisFinding[] => {
  const always = new Set(screenFindings(whole, inspect).map((finding) => finding.about.name));
  const found = stretches.map((stretch) => ({ stretch, empty: screenFindings(stretch.model, inspect) }));
  return whole.portal.config.screens.flatMap(({ key }): readonly AnalysisFinding[] => {
    const on = found.filter(({ empty }) => empty.some((finding) => finding.about.name === key));
    const [first] = on.flatMap(({ empty }) => empty.filter((finding) => finding.about.name === key));
    if (always.has(key) || !first) return [];
    const other = daysText(on.map(({ stretch }) => stretch));
    return [{ ...first, id: `empty-days:${key}:${other}`, code: 'empty-days', other }];
  });
};

export const dayFindings = (whole: PortalModel, inspect: Inspect): readonly AnalysisFinding[] => {
  if (changeDays(whole.portal.config).length === 0) return [];
  const stretches = timeframesOf(whole);
  return [neverShown, unreachable, emptyDays].flatMap((search) => search(whole, stretches, inspect));
};
