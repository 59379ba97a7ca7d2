import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalItem } from './item.ts';
import type { PortalModel } from './portal-model.ts';

/** Members who get a link to a screen. */
interface Lead {
  readonly to: string;
  readonly members: Diagram;
}

/** What leads on from a screen: by a click, or by itself as soon as it opens. */
interface Leads {
  readonly clicks: readonly Lead[];
  readonly forwards: readonly Lead[];
}

/** For whom each screen has been opened. */
type Opened = ReadonlyMap<string, Diagram>;

/** The screen that a link target names; undefined for any other target. */
export const routeScreen = (target: string | undefined): string | undefined => {
  if (!target?.startsWith('route:')) return undefined;
  const end = [...target].findIndex((sign) => sign === '?' || sign === '#');
  return target.slice('route:'.length, end < 0 ? undefined : end);
};

/** The screen that an item stands on; undefined for an entry of a menu and what else stands around every screen. */
export const standsOn = ({ id }: PortalItem): string | undefined => (/^(menus|shell)\//.test(id) ? undefined : id.split('/')[0]);

const leadsOf = ({ world: { diagrams } }: PortalModel, item: PortalItem): readonly Lead[] => {
  const links = item.links.flatMap(({ value, members, leads }): readonly Lead[] => {
    const to = routeScreen(value);
    return to === undefined ? [] : [{ to, members: diagrams.all([item.shown, members, leads]) }];
  });
  // The words of a login error link to where an account is recovered.
  const recover = routeScreen(typeof item.source['recover'] === 'string' ? item.source['recover'] : undefined);
  return [...links, ...(recover === undefined ? [] : [{ to: recover, members: item.shown }])].filter(({ members }) => members !== 0);
};

/** What leads on from each screen, and under the empty name from every one: entries of menus, and the brand, which leads home. */
const leadsFrom = memoize((model: PortalModel): ReadonlyMap<string, Leads> => {
  const found = new Map<string, { readonly clicks: Lead[]; readonly forwards: Lead[] }>([
    ['', { clicks: [{ to: 'home', members: 1 }], forwards: [] }],
  ]);
  for (const item of model.items) {
    const on = standsOn(item) ?? '';
    const leads = found.get(on) ?? { clicks: [], forwards: [] };
    found.set(on, leads);
    leads[item.kind === 'screen' ? 'forwards' : 'clicks'].push(...leadsOf(model, item));
  }
  return found;
});

const openedBefore = (opened: Opened, screen: string): Diagram => opened.get(screen) ?? 0;

/** The screens that are open after some ways on from those that are, where the member may open them. */
const after = (
  { world: { diagrams }, byId }: PortalModel,
  opened: Opened,
  ways: readonly (Lead & { readonly from: Diagram })[],
): Opened => {
  const next = new Map(opened);
  for (const { to, members, from } of ways) {
    const screen = byId.get(to);
    if (!screen || from === 0) continue;
    next.set(to, diagrams.or(openedBefore(next, to), diagrams.all([from, members, screen.shown])));
  }
  return next;
};

const isSame = (one: Opened, other: Opened): boolean => [...other].every(([screen, members]) => members === openedBefore(one, screen));

/** With the screens that forward by themselves followed to their end, which costs no click. */
const forwarded = (model: PortalModel, opened: Opened): Opened => {
  const leads = leadsFrom(model);
  const ways = [...opened].flatMap(([screen, from]) => (leads.get(screen)?.forwards ?? []).map((lead) => ({ ...lead, from })));
  const next = after(model, opened, ways);
  return isSame(opened, next) ? opened : forwarded(model, next);
};

const clicked = (model: PortalModel, opened: Opened): Opened => {
  const leads = leadsFrom(model);
  const anywhere = model.world.diagrams.any([...opened.values()]);
  const ways = [...opened].flatMap(([screen, from]) => (leads.get(screen)?.clicks ?? []).map((lead) => ({ ...lead, from })));
  const menus = (leads.get('')?.clicks ?? []).map((lead) => ({ ...lead, from: anywhere }));
  return forwarded(model, after(model, opened, [...ways, ...menus]));
};

/**
 * For whom each screen is open after 0, 1, 2 ... clicks from a first one, until no further click opens anything to anybody: by links, and
 * entries of menus, that the member sees on screens that they have opened. Members who cannot open the first screen open none.
 */
export const reachFrom = memoize((model: PortalModel) =>
  memoize((start: string): readonly Opened[] => {
    const { diagrams, possible } = model.world;
    const first = forwarded(model, new Map([[start, diagrams.and(model.byId.get(start)?.shown ?? 0, possible)]]));
    const steps = [first];
    for (let last = first; ;) {
      const next = clicked(model, last);
      if (isSame(last, next)) return steps;
      steps.push(next);
      last = next;
    }
  }),
);
