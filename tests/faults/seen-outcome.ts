import type { Page } from 'playwright-core';
import enComponents from '../../locales/en/components.json' with { type: 'json' };
import esComponents from '../../locales/es/components.json' with { type: 'json' };

const stops = new Map(
  [enComponents, esComponents].flatMap(({ signInStopped, problem }) => [
    ...Object.entries(signInStopped).flatMap(([reason, words]) =>
      typeof words === 'string' ? [] : [[`${words.title}|${words.text}`, `stopped: ${reason}`] as const],
    ),
    [`${problem.title}|${problem.text}`, 'problem'] as const,
  ]),
);

interface Shown {
  readonly heading: string;
  readonly lead: string;
  readonly hasWidget: boolean;
  readonly hasGreeting: boolean;
  readonly hasToken: boolean;
  readonly isStatic: boolean;
}

const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent.trim() ?? '';
    const failure = document.querySelector('#static-failure');
    const hasToken = (): boolean => {
      try {
        return sessionStorage.getItem('portal.token') !== null;
      } catch {
        return false;
      }
    };
    return {
      heading: text('main h1'),
      lead: text('main .calm .lead'),
      hasWidget: document.querySelector('main iframe[src*="LoginWidget"]') !== null,
      hasGreeting: document.querySelector('main .hi h1') !== null,
      hasToken: hasToken(),
      isStatic: failure !== null && getComputedStyle(failure).visibility === 'visible',
    };
  });

/** What the page shows, in the words of a promise; undefined while it is on its way. */
export const seenOutcome = async (page: Page): Promise<string | undefined> => {
  const seen = await shown(page).catch(() => undefined);
  if (!seen) return undefined;
  if (seen.isStatic) return 'static';
  const stop = stops.get(`${seen.heading}|${seen.lead}`);
  if (stop !== undefined) return stop;
  if (seen.hasWidget) return 'signedOut';
  if (seen.hasGreeting) return 'home';
  return seen.heading === '' ? undefined : 'screen';
};
