import type { ScenarioOptions } from '../../../authoring/questions/scenario-options.ts';
import { isRealDay } from '../../../config/calendar.ts';
import { groupOf } from './item-names.ts';

/** The questions beside the table and how the portal stands, as the address of the page says. */
export interface Scenario {
  /** Names of questions, in the order of their columns. */
  readonly names: readonly string[];
  readonly shown: ScenarioOptions;
  /** How the other side stands; the same as the shown one where the address says nothing else. */
  readonly against: ScenarioOptions;
  /** The address itself asks for two states, of one source or of two. */
  readonly isCompared: boolean;
  /** Two columns alone, plans by name or members as `@m01`: only what differs is shown. */
  readonly pair: readonly [string, string] | undefined;
}

const listed = (text: string | null): readonly string[] => [...new Set((text ?? '').split(',').filter((one) => one !== ''))];

const dayIn = (text: string | null): string | undefined => (text !== null && text.length === 10 && isRealDay(text) ? text : undefined);

/** What the address asks for; what cannot be meant is left out. */
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

/** The value of `ask` in the address; undefined where nothing is asked. */
export const askText = (names: readonly string[]): string | undefined => (names.length === 0 ? undefined : [...new Set(names)].join(','));

/** The address of the table that shows what would differ in a source if a constraint did not hold. */
export const withoutAddress = (source: string, id: string): string =>
  `/grid?${new URLSearchParams({ source, against: source, without: id, only: 'changed' }).toString()}`;

/** The address of the page that tells everything that a member sees of the screen of an item, of a source as addresses name it. */
export const memberAddress = (source: string, member: string, item: string): string =>
  `/member?${new URLSearchParams({ source, as: member, screen: groupOf(item) }).toString()}`;
