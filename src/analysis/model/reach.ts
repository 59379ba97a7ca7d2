import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalItem } from './item.ts';
import type { PortalModel } from './portal-model.ts';

interface Lead {
  readonly to: string;
  readonly members: Diagram;
}

interface Leads {
  readonly clicks: readonly Lead[];
  readonly forwards: readonly Lead[];
}

type Opened = ReadonlyMap<string, Diagram>;

/** Returns the key of the screen in a link target; undefined for any other target. */
export const routeScreen = (target: string | undefined): string | undefined => {
  if (!target?.startsWith('route:')) return undefined;
  const end = [...target].findIndex((sign) => sign === '?' || sign === '#');
  return target.slice('route:'.length, end < 0 ? undefined : end);
};

/**
 * Returns the screen that contains an item; undefined for menu entries and other parts outside of screens.
 */
export const containingScreen = ({ id }: PortalItem): string | undefined =>
  /^(menus|shell)\//.test(id) ? undefined : id.split('/')[0];

const leadsOf = ({ world: { diagrams } }: PortalModel, item: PortalItem): readonly Lead[] => {
  const links = item.links.flatMap(({ value, members, leads }): readonly Lead[] => {
    const to = routeScreen(value);
    return to === undefined ? [] : [{ to, members: diagrams.all([item.shown, members, leads]) }];
  });
  // The text of a sign-in error links to the page that recovers an account.
  const recover = routeScreen(
    typeof item.source['recover'] === 'string' ? item.source['recover'] : undefined,
  );
  return [...links, ...(recover === undefined ? [] : [{ to: recover, members: item.shown }])].filter(
    ({ members }) => members !== 0,
  );
};

// The empty key holds the ways that exist on every screen: menu entries, and the brand, which leads home.
const leadsFrom = memoize((model: PortalModel): ReadonlyMap<string, Leads> => {
  const found = new Map<string, { readonly clicks: Lead[]; readonly forwards: Lead[] }>([
    ['', { clicks: [{ to: 'home', members: 1 }], forwards: [] }],
  ]);
  for (const item of model.items) {
    const on = containingScreen(item) ?? '';
    const leads = found.get(on) ?? { clicks: [], forwards: [] };
    found.set(on, leads);
    leads[item.kind === 'screen' ? 'forwards' : 'clicks'].push(...leadsOf(model, item));
  }
  return found;
});

const openedBefore = (opened: Opened, screen: string): Diagram => opened.get(screen) ?? 0;

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

const isSame = (one: Opened, other: Opened): boolean =>
  [...other].every(([screen, members]) => members === openedBefore(one, screen));

// Follows automatic forwards to their end, which costs no click.
const forwarded = (model: PortalModel, opened: Opened): Opened => {
  const leads = leadsFrom(model);
  const ways = [...opened].flatMap(([screen, from]) =>
    (leads.get(screen)?.forwards ?? []).map((lead) => ({ ...lead, from })),
  );
  const next = after(model, opened, ways);
  return isSame(opened, next) ? opened : forwarded(model, next);
};

const clicked = (model: PortalModel, opened: Opened): Opened => {
  const leads = leadsFrom(model);
  const anywhere = model.world.diagrams.any([...opened.values()]);
  const ways = [...opened].flatMap(([screen, from]) =>
    (leads.get(screen)?.clicks ?? []).map((lead) => ({ ...lead, from })),
  );
  const menus = (leads.get('')?.clicks ?? []).map((lead) => ({ ...lead, from: anywhere }));
  return forwarded(model, after(model, opened, [...ways, ...menus]));
};

export const reachFrom = memoize((model: PortalModel) =>
  memoize((start: string): readonly Opened[] => {
    const { diagrams, possible } = model.world;
    const first = forwarded(
      model,
      new Map([[start, diagrams.and(model.byId.get(start)?.shown ?? 0, possible)]]),
    );
    const steps = [first];
    for (let last = first; ;) {
      const next = clicked(model, last);
      if (isSame(last, next)) return steps;
      steps.push(next);
      last = next;
    }
  }),
);
