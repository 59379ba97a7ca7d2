import { describe, expect, test } from 'vitest';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { legacyFrame } from '../support/browser/frames.ts';
import { openJourneys } from '../support/browser/journeys.ts';

const journeys = openJourneys();

const pages = [
  'app/claims',
  'app/communication-center?ask=1',
  'app/insurance-hub/members-id?cvgId=1',
  'app/premium-billing/invoice-history',
  'preferences',
  'inside.asp?mode=questionnaire&form=idCardRequest',
  'PersonalInformation',
  'app/letters',
];

describe('The framed pages of the sandbox', () => {
  test.each([
    ['en', 'light', 500],
    ['es', 'dark', 320],
  ] as const)(
    'are accessible and fit their frame, in %s and %s, %d pixels wide',
    { tags: 'deep' },
    async (language, colorScheme, width) => {
      const { page, logIn } = await journeys.visit({ colorScheme, viewport: { width, height: 800 } });
      await logIn('m01');
      for (const path of pages) {
        await page.goto(
          `${journeys.origins.legacy}/${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
        );
        await page.evaluate(() =>
          document.querySelectorAll('details').forEach((details) => (details.open = true)),
        );
        expect([path, await axeViolations(page)]).toEqual([path, []]);
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual(
          [path, true],
        );
      }
    },
  );

  test('a form that is sent inside its frame is confirmed there; the portal stays', async () => {
    const { page } = await journeys.enterAs('m01', { path: '/coverage/request-id-card' });
    const frame = await legacyFrame(page, 'idCardRequest');
    await frame.getByRole('button', { name: 'Request card' }).click();
    await page.frameLocator('main iframe').getByText('within 10 business days').waitFor();
    expect(await page.locator('main h1').textContent()).toBe('Request an ID card');
  });

  test("the portal's request is behind a small disclosure", { tags: 'deep' }, async () => {
    const { page } = await journeys.enterAs('m01', { path: '/coverage/covered-members' });
    const frame = await legacyFrame(page, 'members-id');
    const asked = frame.getByText('cvgId', { exact: true });
    expect(await asked.isVisible()).toBe(false);
    await frame.getByText('What the portal asked').click();
    await expect.poll(() => asked.isVisible()).toBe(true);
  });
});
