import { describe, expect, test } from 'vitest';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { passTime } from '../support/browser/clock.ts';
import { frameOf, legacyFrame } from '../support/browser/frames.ts';
import { openJourneys } from '../support/browser/journeys.ts';

const journeys = openJourneys();

describe('A framed page', () => {
  test.each([
    [700, 400],
    [1300, 1000],
    [1500, 1000],
    [500, 320],
  ])(
    'R9.12: in a window %d pixels high the preferences are %d high',
    { tags: 'deep' },
    async (window, height) => {
      const { page } = await journeys.enterAs('m01', {
        path: '/account/notification-preferences',
        viewport: { width: 1280, height: window },
      });
      await legacyFrame(page, '/preferences');
      const box = await frameOf(page).boundingBox();
      expect(Math.round(box?.height ?? 0)).toBe(height);
    },
  );

  test('loads once per visit, whatever happens around it', async () => {
    const visit = await journeys.enterAs('m01', { path: '/premium-billing/pay-now' });
    const { page } = visit;
    const frame = await legacyFrame(page, 'PaymentLanding');
    await frame.fill('#amount', '12.34');
    for (const width of [500, 800, 599, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => {
        ['focus', 'online', 'resize', 'visibilitychange'].forEach((name) =>
          window.dispatchEvent(new Event(name)),
        );
        document.dispatchEvent(new Event('visibilitychange'));
      });
    }
    await page.evaluate(() => history.replaceState(history.state, '', '#here'));
    await expect.poll(() => visit.requestsTo('Home/KeepAlive').length).toBeGreaterThan(3);
    expect(visit.requestsTo('PaymentLanding')).toHaveLength(1);
    expect(await frame.inputValue('#amount')).toBe('12.34');
  });

  test.each([
    ['refused', '.frame-doubt'],
    ['silent', '.frame-doubt'],
    // Firefox reports no load for an unreachable page.
    ['offline', '.frame-doubt, .frame-cover[role=alert]'],
    ['slow', '.frame-cover[role=alert]'],
  ])(
    'that is %s offers a retry after the time-out, and one click brings it back',
    { tags: 'deep' },
    async (frames, panel) => {
      await journeys.turnKnobs({ frames });
      const { page } = await journeys.enterAs('m01', { path: '/account/manage-access', language: 'es' });
      await page.locator(panel).getByRole('link', { name: /1-800/ }).waitFor({ timeout: 15_000 });
      expect(await axeViolations(page)).toEqual([]);
      await journeys.turnKnobs({ reset: true });
      // The browser automatically retries a page that it could not reach, so the click may be too late.
      const click = page
        .locator(panel)
        .getByRole('button', { name: 'Intentar de nuevo' })
        .click({ timeout: 3000 });
      await (frames === 'offline' ? click.catch(() => undefined) : click);
      await legacyFrame(page, 'FamilyAccess');
      await expect.poll(() => page.locator('.frame-doubt, .frame-cover').count()).toBe(0);
    },
  );

  test('that has reported its height gets no retry', async () => {
    const { page } = await journeys.enterAs('m01', { path: '/account/manage-access' });
    await legacyFrame(page, 'FamilyAccess');
    await passTime(page, 20);
    expect(await page.locator('.frame-doubt').count()).toBe(0);
  });

  test('too narrow a window makes the frame narrower, never the page wider', { tags: 'deep' }, async () => {
    const { page } = await journeys.enterAs('m01', {
      path: '/premium-billing/pay-now',
      viewport: { width: 360, height: 740 },
    });
    await legacyFrame(page, 'PaymentLanding');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await frameOf(page).getAttribute('title')).toBe('Pay now');
  });
});
