import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { focusWindow, waitForHeading } from '../support/browser/page.ts';
import { holdRequests } from '../support/browser/requests.ts';
import { shellOf } from '../support/browser/shell.ts';
import { widgetOf } from '../support/browser/sign-in.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import type { Visit } from '../support/browser/visit.ts';

const journeys = openJourneys();

/** A visit that may be slow: several run beside each other. */
const patientVisit = async (): Promise<Visit> => {
  const visit = await journeys.visit();
  visit.context.setDefaultTimeout(60_000);
  return visit;
};

const former = /Elena|BM4100010001/;

/**
 * Where the sign-in of the second tab is held: on its way to the legacy site, at the authorization server, at
 * the token, or at the code that would read it.
 */
const places = [/inside\.asp/, /oauth2\/authorize/, /oauth2\/token/, /\/assets\/run-auth-/] as const;

/** How the first member's session ends: by the button, or automatically, when a tab notices. */
const ends: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  byMember: ({ page }) => shellOf(page).logOut(),
  sessionEnded: async ({ page, context }) => {
    await context.clearCookies({ name: /legacy_session/ });
    await focusWindow(page);
  },
};

/**
 * What the second tab painted of the first member after the other one had signed in; the screen it ends on
 * may be another user's, but never theirs.
 */
const race = async (
  place: RegExp,
  end: keyof typeof ends,
  isShown: boolean,
  hasChannel: boolean,
): Promise<readonly string[]> => {
  const name = `${place.source} ${end} ${isShown ? 'shown' : 'unseen'} ${hasChannel ? '' : 'without channels'}`;
  const visit = await patientVisit();
  if (!hasChannel)
    await visit.context.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));
  await visit.logIn('m01');
  await visit.page.goto('/home');
  await waitForHeading(visit.page, 'Hello, Elena');
  const second: Page = await visit.context.newPage();
  const held = await holdRequests(second, place);
  // Each document of a sign-in asks for the code; the last of them is the one that has its token.
  const isAnswered = place.source.includes('run-auth') ? second.waitForResponse(/oauth2\/token/) : undefined;
  await second.goto('/home', { waitUntil: 'commit' });
  await isAnswered;
  await expect.poll(held.count, { timeout: 60_000 }).toBeGreaterThan(0);
  await ends[end]?.(visit);
  await widgetOf(visit.page).waitFor();
  await visit.logIn('m05');
  if (isShown) {
    await visit.page.goto('/home');
    await waitForHeading(visit.page, 'Hello, Naomi');
  }
  // The page that waited for its token knows of the end and shows the sign-in screen. Focusing it wakes it.
  if (place.source.includes('token')) await focusWindow(second);
  await held.release();
  await second
    .locator('main h1')
    .filter({ hasText: /Naomi|Another account/ })
    .waitFor();
  const text = await second.locator('body').innerText();
  return former.test(text) ? [name] : [];
};

test(
  'R4.005: a sign-in that a log-out overtakes never shows the former member, whoever signs in next and wherever it was delayed',
  { tags: 'deep', timeout: 400_000 },
  async () => {
    const cases = places.flatMap((place, index) =>
      Object.keys(ends).map(
        (end, turn) => [place, end, (index + turn) % 2 === 0, (index + turn) % 4 < 2] as const,
      ),
    );
    const holes: string[] = [];
    for (let first = 0; first < cases.length; first += 2) {
      holes.push(...(await Promise.all(cases.slice(first, first + 2).map((one) => race(...one)))).flat());
    }
    expect(holes).toEqual([]);
    tellAttack({ attack: 'A log-out while another tab signs in', tries: cases.length, holes: holes.length });
  },
);

test('R4.005: without BroadcastChannel a log-out, and another member, reach the other tabs by the storage event', async () => {
  const visit = await journeys.visit();
  await visit.context.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));
  await visit.logIn('m01');
  await visit.page.goto('/claims');
  await waitForHeading(visit.page, 'Claims');
  const other = await visit.context.newPage();
  await other.goto('/home');
  await waitForHeading(other, 'Hello, Elena');
  await shellOf(other).logOut();
  await Promise.all([visit.page, other].map((page) => widgetOf(page).waitFor()));
  await visit.page.getByText('You are signed out.', { exact: false }).waitFor();
  await visit.logIn('m01');
  await Promise.all([visit.page, other].map(focusWindow));
  await Promise.all([visit.page, other].map((page) => waitForHeading(page, 'Hello, Elena')));
  await visit.logIn('m05');
  const third = await visit.context.newPage();
  await third.goto('/home');
  await waitForHeading(third, 'Hello, Naomi');
  await Promise.all(
    [visit.page, other].map((page) => waitForHeading(page, 'Another account is open in another tab')),
  );
});
