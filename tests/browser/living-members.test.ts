import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eid } from '../../src/samples/data-string.ts';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { asked, openJourneys, type Visit } from '../support/browser/journeys.ts';
import { atRest, sessionValues } from '../support/browser/page.ts';
import { enterAs } from '../support/browser/sign-in.ts';

const journeys = openJourneys();
const noComplaints = { errors: [], warnings: [], pageErrors: [], policyViolations: [] };

const dialogOf = (page: Page) => page.locator('dialog.full[open]');

const framedPath = (page: Page, path: string) => page.frameLocator(`dialog iframe[src*="${path}"]`).locator('main h1');

const choose = async (page: Page, name: string): Promise<void> => {
  await page.locator('button.acct').click();
  await page.locator('.account-sections').getByRole('button', { name }).click();
};

const heading = (page: Page) => page.locator('main h1').first();

const closeDialog = async (page: Page): Promise<void> => {
  await framedPath(page, '/preferences').waitFor();
  await dialogOf(page).getByRole('button').first().click();
  await framedPath(page, '/app/paperless-settings').waitFor();
  await dialogOf(page).getByRole('button').first().click();
};

/** What session storage still says of a member. */
const memberValues = async (page: Page): Promise<readonly string[]> =>
  Object.keys(await sessionValues(page)).filter((key) => /token|coverage|signIn$/.test(key));

describe('The first-time dialog', () => {
  test.each([
    ['m06', 'es', 'Siguiente', 'Omitir'],
    ['m03', 'en', 'Next', 'Skip'],
  ] as const)(
    'R4.046 R4.047 R4.048: %s goes through both steps in %s, and is not asked again in the session',
    async (...[member, language, next, skip]) => {
      const { page, complaints } = await enterAs(journeys, member, { language });
      await framedPath(page, '/preferences').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await dialogOf(page).getByRole('button', { name: next }).click();
      await framedPath(page, '/app/paperless-settings').waitFor();
      await dialogOf(page).getByRole('button', { name: skip }).click();
      await expect.poll(() => dialogOf(page).count()).toBe(0);
      await page.reload();
      await heading(page).waitFor();
      await page.waitForTimeout(1800);
      expect(await dialogOf(page).count()).toBe(0);
      expect(complaints).toEqual(noComplaints);
    },
  );

  test.each(['m01', 'm21'])('R4.046: %s is not asked: another value of the flag, or a proxy subject', async (member) => {
    const { page } = await enterAs(journeys, member);
    await heading(page).waitFor();
    await page.waitForTimeout(1800);
    expect(await dialogOf(page).count()).toBe(0);
  });

  test('R4.046: another tab of the session is not asked either, once it was closed in one', async () => {
    const { page, context } = await enterAs(journeys, 'm03');
    await closeDialog(page);
    const other = await context.newPage();
    await other.goto(`${journeys.origins.portal}/claims`);
    await heading(other).waitFor();
    await other.waitForTimeout(1800);
    expect(await dialogOf(other).count()).toBe(0);
    expect((await sessionValues(other))['portal.firstLoginSeen']).toBe('true');
  });

  test('R4.050: a link inside goes to its path and dismisses both steps', async () => {
    const { page } = await enterAs(journeys, 'm03');
    await framedPath(page, '/preferences').waitFor();
    await page.frameLocator('dialog iframe').locator('#portal-link').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/account/language-settings');
    await expect.poll(() => dialogOf(page).count()).toBe(0);
  });

  test('R4.060 R2.195: it covers the whole screen; Escape and clicks outside do not close it', async () => {
    const { page } = await enterAs(journeys, 'm03');
    await framedPath(page, '/preferences').waitFor();
    await atRest(page);
    expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(3, 3);
    await expect.poll(() => dialogOf(page).count()).toBe(1);
  });
});

const switched = async (visit: Visit, name: string, greeting: string): Promise<void> => {
  await choose(visit.page, name);
  await expect
    .poll(() =>
      heading(visit.page)
        .textContent()
        .catch(() => ''),
    )
    .toContain(greeting);
};

describe('Shared accounts', () => {
  test('R4.052 R4.053 R4.054: a switch resets the coverage, aims at home and posts the member, who then is on screen', async () => {
    const visit = await enterAs(journeys, 'm20', { language: 'es' });
    const { page } = visit;
    await closeDialog(page);
    await page.goto(`${journeys.origins.portal}/cuenta/información-personal`);
    await switched(visit, 'Mateo Cruz', 'Mateo');
    const [sent] = asked(visit, 'mode=proxysyncpost');
    expect(Object.fromEntries(new URLSearchParams(sent?.postData() ?? ''))).toEqual({
      epi: eid('m21'),
      destination: `${journeys.origins.legacy}/inside.asp?mode=fdiredirect&option=local`,
    });
    expect(new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => page.locator('.ctx').textContent()).toContain('Mateo Cruz');
    expect(await page.content()).not.toContain('Valentina');
    expect(await dialogOf(page).count()).toBe(0);
    expect(visit.complaints).toEqual(noComplaints);
  });

  test('A context of another member than the requested one: nothing of it is shown or stored, the screen says so', async () => {
    const visit = await enterAs(journeys, 'm20', { language: 'es' });
    const { page } = visit;
    await closeDialog(page);
    await journeys.turnKnobs({ persona: 'm01' });
    await choose(page, 'Mateo Cruz');
    await expect
      .poll(() =>
        heading(page)
          .textContent()
          .catch(() => ''),
      )
      .toBe('No pudimos abrir esa cuenta');
    expect(await page.content()).not.toContain('Elena');
    expect(await memberValues(page)).toEqual([]);
    await expect.poll(() => page.getByRole('link', { name: /1-800/ }).count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await journeys.turnKnobs({ reset: true });
    await page.getByRole('button', { name: 'Iniciar sesión de nuevo' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/sesi|login/);
  });

  test('Other tabs are told, show nothing of the old member, and go on with the new one', async () => {
    const visit = await enterAs(journeys, 'm20', { language: 'es' });
    await closeDialog(visit.page);
    const other = await visit.context.newPage();
    await other.goto(`${journeys.origins.portal}/inicio`);
    await expect
      .poll(() =>
        heading(other)
          .textContent()
          .catch(() => ''),
      )
      .toContain('Valentina');
    await switched(visit, 'Mateo Cruz', 'Mateo');
    await expect.poll(() => heading(other).textContent()).toBe('Hay otra cuenta abierta en otra pestaña');
    expect(await other.content()).not.toContain('Valentina');
    expect(await memberValues(other)).not.toContain('portal.token');
    expect(await axeViolations(other)).toEqual([]);
    await other.getByRole('button', { name: 'Continuar aquí' }).click();
    await expect
      .poll(() =>
        heading(other)
          .textContent()
          .catch(() => ''),
      )
      .toContain('Mateo');
  });
});
