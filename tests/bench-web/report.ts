import type { ActionFigures } from './measure-actions.ts';
import type { PageFigures } from './measure-page.ts';
import type { SignInFigures } from './measure-sign-in.ts';
import { percentile } from './percentile.ts';

/** Home opened with an empty cache, then again, and used. */
export interface HomeFigures extends PageFigures, ActionFigures {
  readonly reload: PageFigures;
}

/** What was measured in one browser. */
export interface BrowserFigures {
  /** The browser and its version. */
  readonly browser: string;
  readonly hellos: readonly PageFigures[];
  readonly logins: readonly PageFigures[];
  readonly homes: readonly HomeFigures[];
  readonly signIns: readonly SignInFigures[];
}

const rowOf = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const ratioOf = (value: number, hello: number, bar?: number): string => {
  const ratio = (value / hello).toFixed(2);
  return bar === undefined
    ? ratio
    : `${ratio} (at most ${bar}: ${value <= bar * hello ? 'held' : 'NOT HELD'})`;
};

const timeOf = (value: number, bar?: number): string => {
  const time = value.toFixed(0);
  return bar === undefined ? time : `${time} (at most ${bar}: ${value <= bar ? 'held' : 'NOT HELD'})`;
};

/**
 * Milliseconds; shares of the LCP of the smallest React page in the same run; of a sign-in, of the round
 * trips that it needs (Decision 0043).
 */
const bars = { loginBlocking: 60, reloadLcp: 1.6, signIn: 1.8, route: 0.15, language: 0.2 };

/**
 * One browser's figures as a table: 75th percentiles of the pages, 90th of the actions, in milliseconds,
 * beside the bars.
 */
export const reportOf = ({ browser, hellos, logins, homes, signIns }: BrowserFigures): string => {
  const p75 = (all: readonly PageFigures[], pick: (one: PageFigures) => number): number =>
    percentile(all.map(pick), 0.75);
  const hello = p75(hellos, ({ lcp }) => lcp);
  const page = (
    name: string,
    all: readonly PageFigures[],
    { lcp, tbt }: { readonly lcp?: number; readonly tbt?: number } = {},
  ): string => {
    const largest = p75(all, (one) => one.lcp);
    return rowOf(
      name,
      timeOf(largest),
      ratioOf(largest, hello, lcp),
      timeOf(
        p75(all, (one) => one.tbt),
        tbt,
      ),
      p75(all, (one) => one.cls).toFixed(3),
      all.at(-1)?.largest ?? '',
    );
  };
  const action = (name: string, values: readonly number[], bar?: number): string => {
    const slow = percentile(values, 0.9);
    return rowOf(name, timeOf(percentile(values, 0.5)), timeOf(slow), ratioOf(slow, hello, bar));
  };
  const greeting = percentile(
    signIns.map((one) => one.greeting),
    0.75,
  );
  const roundTrips = percentile(
    signIns.map((one) => one.roundTrips),
    0.5,
  );
  return [
    `${browser}, ${homes.length} runs`,
    '',
    rowOf('page', 'LCP', 'of hello world', 'TBT', 'CLS', 'largest paint'),
    rowOf(...Array.from({ length: 6 }, () => '---')),
    page('React hello world', hellos),
    page('sign-in', logins, { tbt: bars.loginBlocking }),
    page(
      'Home again',
      homes.map(({ reload }) => reload),
      { lcp: bars.reloadLcp },
    ),
    page('Home with an empty cache, for information', homes),
    '',
    rowOf('sign-in', 'p75', 'round trips needed', 'of them'),
    rowOf(...Array.from({ length: 4 }, () => '---')),
    rowOf(
      'from the address to the greeting',
      timeOf(greeting),
      timeOf(roundTrips),
      ratioOf(greeting, roundTrips, bars.signIn),
    ),
    '',
    rowOf('action on Home', 'median', 'p90', 'of hello world'),
    rowOf(...Array.from({ length: 4 }, () => '---')),
    action(
      'route change',
      homes.flatMap(({ routes }) => routes),
      bars.route,
    ),
    action(
      'language switch',
      homes.flatMap(({ languages }) => languages),
      bars.language,
    ),
    action(
      'first language switch of a page',
      homes.flatMap(({ languages }) => languages.slice(0, 1)),
    ),
    action(
      'slowest interaction (INP)',
      homes.map(({ inp }) => inp),
    ),
    '',
    '',
  ].join('\n');
};
