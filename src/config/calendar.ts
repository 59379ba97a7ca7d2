import { type Dated, isDueOn } from '../rules/gate.ts';
import type { PlacedScreen, PortalConfig } from './portal-config.ts';

const later = (one: string | undefined, other: string | undefined): string | undefined =>
  one !== undefined && (other === undefined || one > other) ? one : other;

const earlier = (one: string | undefined, other: string | undefined): string | undefined =>
  one !== undefined && (other === undefined || one < other) ? one : other;

/** A span as it is written: days as YYYY-MM-DD. */
export interface Span {
  readonly from?: string;
  readonly until?: string;
}

/** The days that two spans share; without a bound, the property is missing. */
export const commonSpan = (one: Dated, other: Dated): Span => {
  const [from, until] = [later(one.from, other.from), earlier(one.until, other.until)];
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
};

/** True for a span without a day. */
export const isEmptySpan = ({ from, until }: Dated): boolean => from !== undefined && until !== undefined && from >= until;

const dayMs = 86_400_000;

/** The day a whole number of days after another, both written YYYY-MM-DD. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** True for a day that the calendar has, such as 2028-02-29; of a text that is written like one. */
export const isRealDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && daysLater(day, 0) === day;

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a configuration in which something may have a span. */
const datedParts = ({ screens, menus, redirects }: PortalConfig): readonly (readonly unknown[])[] => [screens, menus, redirects];

/** A value without the entries in it that have a span on whose days they are not there. */
const dueIn = (value: unknown, day: string): unknown => {
  if (Array.isArray(value)) return value.filter((one) => !isTree(one) || isDueOn(one, day)).map((one) => dueIn(one, day));
  if (!isTree(value)) return value;
  const due = Object.entries(value).filter(([, one]) => !isTree(one) || isDueOn(one, day));
  return Object.fromEntries(due.map(([name, one]) => [name, dueIn(one, day)]));
};

/** Adds the first days and ends in a value to `bounds`; asked at every analysis, so without a list for each part. */
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

/** The days, in order, on which something of a configuration begins or has ended; they cut the calendar into spans in which nothing changes. */
export const changeDays = (config: PortalConfig): readonly string[] => {
  const bounds = new Set<string>();
  for (const part of datedParts(config)) addBounds(part, bounds);
  return [...bounds].sort();
};

/** Without the screens of which one above is missing: they are not there either. */
const rooted = (screens: readonly PlacedScreen[]): readonly PlacedScreen[] => {
  const keys = new Set(screens.map(({ key }) => key));
  const kept = screens.filter(({ parent }) => parent === undefined || keys.has(parent));
  return kept.length === screens.length ? screens : rooted(kept);
};

/**
 * The configuration of one day, written YYYY-MM-DD: without the screens (and those below them), blocks, items, menu entries and redirects
 * that are not there on it. A configuration without spans is the same on every day, as an object too.
 */
export const onDay = (config: PortalConfig, day: string): PortalConfig => {
  if (changeDays(config).length === 0) return config;
  const [screens, menus, redirects] = datedParts(config).map((part) => dueIn(part, day)) as [
    PortalConfig['screens'],
    PortalConfig['menus'],
    PortalConfig['redirects'],
  ];
  const due = rooted(screens);
  const keys = new Set(due.map(({ key }) => key));
  const pathsOf = (paths: PortalConfig['paths']['en']) => Object.fromEntries(Object.entries(paths).filter(([key]) => keys.has(key)));
  return { ...config, screens: due, menus, redirects, paths: { en: pathsOf(config.paths.en), es: pathsOf(config.paths.es) } };
};
