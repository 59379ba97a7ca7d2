import { describe, expect, test } from 'vitest';
import { eid } from '../../src/samples/data-string.ts';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { noComplaints } from '../support/browser/complaints.ts';
import { firstLoginOf } from '../support/browser/first-login.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { atRest, headingOf, headingText, pathOf } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { memberValues, sessionValues } from '../support/browser/storage.ts';
import type { Visit } from '../support/browser/visit.ts';

const journeys = openJourneys();

describe('The first-time dialog', () => {
  test.each([
    ['m06', 'es', 'Siguiente', 'Omitir'],
    ['m03', 'en', 'Next', 'Skip'],
  ] as const)(
    'R4.046 R4.047 R4.048: %s goes through both steps in %s, and does not see them again in the session',
    { tags: 'deep' },
    async (...[member, language, next, skip]) => {
      const { page, complaints } = await journeys.enterAs(member, { language });
      const { dialog, step, decided } = firstLoginOf(page);
      await step('notifications');
      expect(await axeViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: next }).click();
      await step('paperless');
      await dialog.getByRole('button', { name: skip }).click();
      await expect.poll(() => dialog.count()).toBe(0);
      await page.reload();
      await headingOf(page).waitFor();
      await decided();
      expect(await dialog.count()).toBe(0);
      expect(complaints).toEqual(noComplaints);
    },
  );

  test.each(['m01', 'm21'])(
    'R4.046: %s does not see them: another value of the flag, or a proxy subject',
    { tags: 'deep' },
    async (member) => {
      const { page } = await journeys.enterAs(member);
      const { dialog, decided } = firstLoginOf(page);
      await headingOf(page).waitFor();
      await decided();
      expect(await dialog.count()).toBe(0);
    },
  );

  test(
    'R4.046: another tab of the session does not show them either, once one has closed them',
    { tags: 'deep' },
    async () => {
      const { page, context } = await journeys.enterAs('m03');
      await firstLoginOf(page).close();
      const other = await context.newPage();
      await other.goto('/claims');
      await headingOf(other).waitFor();
      await firstLoginOf(other).decided();
      expect(await firstLoginOf(other).dialog.count()).toBe(0);
      expect((await sessionValues(other))['portal.firstLoginSeen']).toBe('true');
    },
  );

  test('R4.050: a link inside opens its path and closes both steps', { tags: 'deep' }, async () => {
    const { page } = await journeys.enterAs('m03');
    await firstLoginOf(page).step('notifications');
    await page.frameLocator('dialog iframe').locator('#portal-link').click();
    await expect.poll(() => pathOf(page)).toBe('/account/language-settings');
    await expect.poll(() => firstLoginOf(page).dialog.count()).toBe(0);
  });

  test('R4.060 R2.195: it covers the whole screen; Escape and clicks outside do not close it', async () => {
    const { page } = await journeys.enterAs('m03');
    await firstLoginOf(page).step('notifications');
    await atRest(page);
    expect(await firstLoginOf(page).dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(3, 3);
    await expect.poll(() => firstLoginOf(page).dialog.count()).toBe(1);
  });
});

const switched = async (visit: Visit, name: string, greeting: string): Promise<void> => {
  await shellOf(visit.page).chooseMember(name);
  await expect.poll(() => headingText(visit.page)).toContain(greeting);
};

describe('Shared accounts', () => {
  test('R4.052 R4.053 R4.054: a switch resets the coverage, aims at home and posts the member, who then is on screen', async () => {
    const visit = await journeys.enterAs('m20', { language: 'es' });
    const { page } = visit;
    await firstLoginOf(page).close();
    await page.goto('/cuenta/información-personal');
    await switched(visit, 'Mateo Cruz', 'Mateo');
    const [sent] = visit.requestsTo('mode=proxysyncpost');
    expect(Object.fromEntries(new URLSearchParams(sent?.postData() ?? ''))).toEqual({
      epi: eid('m21'),
      destination: `${journeys.origins.legacy}/inside.asp?mode=fdiredirect&option=local`,
    });
    expect(pathOf(page)).toBe('/');
    await expect.poll(() => page.locator('.ctx').textContent()).toContain('Mateo Cruz');
    expect(await page.content()).not.toContain('Valentina');
    expect(await firstLoginOf(page).dialog.count()).toBe(0);
    expect(await page.locator('.other-record p').innerText()).toBe('Está viendo el registro de Mateo.');
    await page.getByRole('button', { name: 'Volver al mío' }).click();
    await expect.poll(() => headingText(page)).toContain('Valentina');
    expect(await page.locator('.other-record').count()).toBe(0);
    expect(visit.complaints).toEqual(noComplaints);
  });

  test('A context of a member other than the requested one is not shown or stored, and the screen reports it', async () => {
    const visit = await journeys.enterAs('m20', { language: 'es' });
    const { page } = visit;
    await firstLoginOf(page).close();
    await journeys.turnKnobs({ persona: 'm01' });
    await shellOf(page).chooseMember('Mateo Cruz');
    await expect.poll(() => headingText(page)).toBe('No pudimos abrir esa cuenta');
    expect(await page.content()).not.toContain('Elena');
    expect(await memberValues(page)).toEqual([]);
    await expect.poll(() => page.getByRole('link', { name: /1-800/ }).count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await journeys.turnKnobs({ reset: true });
    await page.getByRole('button', { name: 'Iniciar sesión de nuevo' }).click();
    await expect.poll(() => page.locator('.ctx').textContent()).toContain('Mateo Cruz');
    expect(pathOf(page)).toBe('/');
  });

  test('Other tabs get a message, show nothing of the old member, and continue with the new one', async () => {
    const visit = await journeys.enterAs('m20', { language: 'es' });
    await firstLoginOf(visit.page).close();
    const other = await visit.context.newPage();
    await other.goto('/inicio');
    await expect.poll(() => headingText(other)).toContain('Valentina');
    await switched(visit, 'Mateo Cruz', 'Mateo');
    await expect.poll(() => headingOf(other).textContent()).toBe('Hay otra cuenta abierta en otra pestaña');
    expect(await other.content()).not.toContain('Valentina');
    expect(await memberValues(other)).not.toContain('portal.token');
    expect(await axeViolations(other)).toEqual([]);
    await other.getByRole('button', { name: 'Continuar aquí' }).click();
    await expect.poll(() => headingText(other)).toContain('Mateo');
  });
});
