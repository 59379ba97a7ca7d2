import { isShownOn, type Period } from '../rules/gate.ts';
import { memoize } from '../rules/memoize.ts';
import type { PlacedScreen, PortalConfig } from './portal-config.ts';

const later = (one: string | undefined, other: string | undefined): string | undefined =>
  one !== undefined && (other === undefined || one > other) ? one : other;

const earlier = (one: string | undefined, other: string | undefined): string | undefined =>
  one !== undefined && (other === undefined || one < other) ? one : other;

/** A period as written in the configuration. Days are YYYY-MM-DD; `until` is not included. */
export interface WrittenPeriod {
  readonly from?: string;
  readonly until?: string;
}

/** Returns the days that two periods have in common. Omits `from` or `until` if that end is open. */
export const commonPeriod = (one: Period, other: Period): WrittenPeriod => {
  const from = later(one.from, other.from);
  const until = earlier(one.until, other.until);
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
};

/** Returns true when a period contains no day. */
export const isEmptyPeriod = ({ from, until }: Period): boolean =>
  from !== undefined && until !== undefined && from >= until;

const dayMs = 86_400_000;

/** Adds a number of days to a day (YYYY-MM-DD). */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Returns true when a text in the format YYYY-MM-DD is an existing day. */
export const isRealDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && daysLater(day, 0) === day;

/** The last possible day of an entry. A later date is a typing error. */
export const lastDay = '2100-12-31';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const datedParts = ({ screens, menus, redirects }: PortalConfig): readonly (readonly object[])[] => [
  screens,
  menus,
  redirects,
];

const withoutHidden = (value: unknown, day: string): unknown => {
  if (Array.isArray(value))
    return value.filter((one) => !isTree(one) || isShownOn(one, day)).map((one) => withoutHidden(one, day));
  if (!isTree(value)) return value;
  const due = Object.entries(value).filter(([, one]) => !isTree(one) || isShownOn(one, day));
  return Object.fromEntries(due.map(([name, one]) => [name, withoutHidden(one, day)]));
};

// Collects into one set instead of returning many lists.
const addBounds = (value: unknown, bounds: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) addBounds(one, bounds);
    return;
  }
  const { from, until } = value as Tree;
  if (typeof from === 'string') bounds.add(from);
  if (typeof until === 'string') bounds.add(until);
  for (const one of Object.values(value)) addBounds(one, bounds);
};

// Cached by part: every analysis reads all of them, and an edit changes few.
const boundsIn = memoize((part: object): ReadonlySet<string> => {
  const bounds = new Set<string>();
  addBounds(part, bounds);
  return bounds;
});

/** Returns the days when entries start or end, in order. Nothing changes between two of them. */
export const changeDays = (config: PortalConfig): readonly string[] => {
  const bounds = new Set<string>();
  for (const part of datedParts(config).flat()) for (const day of boundsIn(part)) bounds.add(day);
  return [...bounds].sort();
};

const partOn = memoize((part: object) =>
  memoize((day: string): unknown => (boundsIn(part).size === 0 ? part : withoutHidden(part, day))),
);

// A screen is not shown when one of its parents is not.
const rooted = (screens: readonly PlacedScreen[]): readonly PlacedScreen[] => {
  const keys = new Set(screens.map(({ key }) => key));
  const shownScreens = screens.filter(({ parent }) => parent === undefined || keys.has(parent));
  return shownScreens.length === screens.length ? screens : rooted(shownScreens);
};

/**
 * Returns the configuration with the entries of one day (YYYY-MM-DD); the same object if it has no dated
 * entries.
 */
export const onDay = (config: PortalConfig, day: string): PortalConfig => {
  if (changeDays(config).length === 0) return config;
  const [screens, menus, redirects] = datedParts(config).map((parts) =>
    parts.filter((part) => isShownOn(part, day)).map((part) => partOn(part)(day) as object),
  ) as unknown as [PortalConfig['screens'], PortalConfig['menus'], PortalConfig['redirects']];
  const due = rooted(screens);
  const keys = new Set(due.map(({ key }) => key));
  const pathsOf = (paths: PortalConfig['paths']['en']) =>
    Object.fromEntries(Object.entries(paths).filter(([key]) => keys.has(key)));
  return {
    ...config,
    screens: due,
    menus,
    redirects,
    paths: { en: pathsOf(config.paths.en), es: pathsOf(config.paths.es) },
  };
};
