import type { ScenarioOptions } from '../../../authoring/questions/scenario-options.ts';
import { isRealDay } from '../../../config/calendar.ts';
import { groupOf } from './item-names.ts';

export interface Scenario {
  readonly names: readonly string[];
  readonly shown: ScenarioOptions;
  /** The options of the other side; by default those of the page. */
  readonly against: ScenarioOptions;
  /** True when the address compares two dates, or with and without a constraint. */
  readonly isCompared: boolean;
  /** Two plans by name, or two members as `@m01`. Limits the page to their differences. */
  readonly pair: readonly [string, string] | undefined;
}

const listed = (text: string | null): readonly string[] => [
  ...new Set((text ?? '').split(',').filter((one) => one !== '')),
];

/** Undefined unless it is a date as YYYY-MM-DD. */
export const dayIn = (text: string | null): string | undefined =>
  text !== null && text.length === 10 && isRealDay(text) ? text : undefined;

// Invalid values are left out.
export const readScenario = (search: URLSearchParams): Scenario => {
  const on = dayIn(search.get('on'));
  const without = listed(search.get('without'));
  const against = dayIn(search.get('againstOn')) ?? on;
  const [one, other, ...more] = listed(search.get('pair'));
  return {
    names: listed(search.get('ask')),
    shown: { on, without },
    against: { on: against, without: [] },
    isCompared: against !== on || without.length > 0,
    pair: one !== undefined && other !== undefined && more.length === 0 ? [one, other] : undefined,
  };
};

// The value of `ask` in the address; undefined where there are no questions.
export const askText = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : [...new Set(names)].join(',');

// The gating table with what differs without a constraint.
export const withoutAddress = (source: string, id: string): string =>
  `/grid?${new URLSearchParams({ source, against: source, without: id, only: 'changed' }).toString()}`;

/** Returns the address of the page of one member, on the day of the page that links there. */
export const memberAddress = (
  { source, on }: { readonly source: string | null; readonly on?: string | null },
  member: string,
  item: string,
): string => {
  const day = on === undefined || on === null ? {} : { on };
  const search = { source: source ?? 'live', ...day, as: member, screen: groupOf(item) };
  return `/member?${new URLSearchParams(search).toString()}`;
};
