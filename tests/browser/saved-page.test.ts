import { expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { headingOf, pathOf, waitForHeading } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { useWidget } from '../support/browser/sign-in.ts';
import { sessionValues } from '../support/browser/storage.ts';
import type { Visit } from '../support/browser/visit.ts';

const journeys = openJourneys();

const go = async ({ page }: Visit, path: string): Promise<void> => {
  await page.goto(path);
  await headingOf(page).waitFor();
};

const saved = async ({ page }: Visit): Promise<string | undefined> =>
  (await sessionValues(page))['portal.redirect'];

test('R2.090 R2.091 R1.03: a protected page leads a visitor to /login on the same origin and is remembered with its query', async () => {
  const visit = await journeys.visit();
  await go(visit, '/claims?x=1');
  expect(visit.page.url()).toBe(`${journeys.origins.portal}/login`);
  expect(await saved(visit)).toBe('/claims?x=1');
});

test(
  'R2.092 R2.093 R2.094: the login page and addresses of a sign-in are not remembered; the first page stays',
  { tags: 'deep' },
  async () => {
    const visit = await journeys.visit();
    for (const path of ['/login', '/?code=1&state=2', '/?iss=x', '/?launch=1', '/login?error=boom']) {
      await go(visit, path);
      expect(await saved(visit)).toBeUndefined();
    }
    await go(visit, '/claims?x=1');
    await go(visit, '/coverage');
    await go(visit, '/?code=1&state=2');
    expect(await saved(visit)).toBe('/claims?x=1');
  },
);

test(
  'R2.094 R2.096: home, by either of its paths, is stored as the root, which the first other page replaces',
  { tags: 'deep' },
  async () => {
    for (const home of ['/home', '/inicio', '/']) {
      const visit = await journeys.visit();
      await go(visit, home);
      expect(await saved(visit)).toBe('/');
      await go(visit, '/claims?x=1');
      expect(await saved(visit)).toBe('/claims?x=1');
    }
  },
);

test('R4.021 R4.014: after signing in the remembered page opens, in the language of the visit', async () => {
  const visit = await journeys.visit();
  await go(visit, '/claims?x=1');
  await useWidget(visit.page, 'm01');
  await visit.page.waitForURL(/\/claims\?x=1$/);
  await waitForHeading(visit.page, 'Claims');
  const spanish = await journeys.visit({ locale: 'es-US' });
  await go(spanish, '/reclamos?x=1');
  await useWidget(spanish.page, 'm02');
  await spanish.page.waitForURL(/\/reclamos\?x=1$/);
  await waitForHeading(spanish.page, 'Reclamos');
});

/**
 * Reloads once: as the token is kept, in the frame after, or as the router is about to open the saved page.
 */
const reloadOnce = (moment: 'as the token arrives' | 'in the next frame' | 'as the address changes') => {
  const keep = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as (
    this: Storage,
    key: string,
    value: string,
  ) => void;
  const isDone = (): boolean => sessionStorage.getItem('test.reloaded') !== null;
  const reload = (): void => {
    keep.call(sessionStorage, 'test.reloaded', 'true');
    if (moment === 'in the next frame') requestAnimationFrame(() => location.reload());
    else location.reload();
  };
  if (moment !== 'as the address changes') {
    Storage.prototype.setItem = function (key, value) {
      keep.call(this, key, value);
      if (key === 'portal.token' && !isDone()) reload();
    };
    return;
  }
  const replace = history.replaceState.bind(history);
  history.replaceState = (state, unused, address) => {
    if (sessionStorage.getItem('portal.token') === null || isDone()) replace(state, unused, address);
    else reload();
  };
};

test.each(['as the token arrives', 'in the next frame', 'as the address changes'] as const)(
  'R4.021: a reload %s, before the first screen, loses neither the stored page nor the selected coverage',
  async (moment) => {
    const visit = await journeys.visit();
    await go(visit, '/claims?x=1');
    await visit.context.addInitScript(reloadOnce, moment);
    await useWidget(visit.page, 'm01');
    await visit.page.waitForURL(/\/claims\?x=1$/);
    await waitForHeading(visit.page, 'Claims');
    expect(await sessionValues(visit.page)).toMatchObject({
      'test.reloaded': 'true',
      'portal.redirect': '/claims?x=1',
    });
    await expect.poll(() => sessionValues(visit.page)).not.toHaveProperty('portal.signIn');
    await go(visit, '/coverage');
    await visit.page.reload();
    await waitForHeading(visit.page, 'Coverage & benefits');
    expect(pathOf(visit.page)).toBe('/coverage');
  },
);

test('a page opened in a new tab during a legacy session survives the automatic sign-in', async () => {
  const visit = await journeys.enterAs('m01', { path: '/find-care?x=1' });
  await visit.page.waitForURL(/\/find-care\?x=1$/);
  await waitForHeading(visit.page, 'Find care');
});

test(
  'R2.095 R2.096: with a coverage selected every page is remembered, home as the root',
  { tags: 'deep' },
  async () => {
    const visit = await journeys.enterAs('m01');
    await expect.poll(() => saved(visit)).toBe('/');
    await shellOf(visit.page).follow('Claims');
    await expect.poll(() => saved(visit)).toBe('/claims');
    await go(visit, '/coverage?tab=2');
    await expect.poll(() => saved(visit)).toBe('/coverage?tab=2');
    await go(visit, '/home');
    await expect.poll(() => saved(visit)).toBe('/');
  },
);

test(
  'R2.097: a signed-in member who opens /login gets home in the active language',
  { tags: 'deep' },
  async () => {
    const spanish = await journeys.enterAs('m02', { language: 'es' });
    await go(spanish, '/login');
    expect(pathOf(spanish.page)).toBe('/inicio');
    const english = await journeys.enterAs('m01');
    await go(english, '/login');
    expect(pathOf(english.page)).toBe('/home');
  },
);
