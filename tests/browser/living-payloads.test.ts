import { expect, test } from 'vitest';
import { payloads } from '../content-html/dompurify-payloads.json' with { type: 'json' };
import { openJourneys } from '../support/browser/journeys.ts';
import { enterAs } from '../support/browser/sign-in.ts';

const journeys = openJourneys();

/** What may have run: a dialog, a word on the window, or another page. */
const traps = (): void => {
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    Object.defineProperty(window, name, { value: () => Object.assign(window, { hacked: name }) });
  }
};

test('R2.137: every payload that DOMPurify is tested with, as question and answer: no script runs, nothing is asked for', async () => {
  const visit = await enterAs(journeys, 'm01', { path: '/help' });
  const { page, requests } = visit;
  const value = payloads.map((text, index) => ({ Id: String(index), QuestionText: `Question ${index} ${text}`, AnswerText: text }));
  await page.route(/\/Questions\?/, (route) =>
    route.fulfill({ json: { value }, headers: { 'access-control-allow-origin': journeys.origins.portal } }),
  );
  await page.evaluate(traps);
  for (const name of ['Your bill', 'Paying']) await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.faq summary').first().waitFor();
  // The words of the other language come once the screen has settled.
  await expect.poll(() => requests.some((request) => request.url().endsWith('/es.json'))).toBe(true);
  const asked = requests.length;
  const address = page.url();
  await page.evaluate(() => document.querySelectorAll('.faq details').forEach((details) => details.setAttribute('open', '')));
  await page.locator('.faq .prose').first().waitFor();
  await page.waitForTimeout(1000);
  await expect.poll(() => page.locator('.faq details').count()).toBe(payloads.length);
  expect(payloads.length).toBeGreaterThan(200);
  expect(await page.evaluate(() => (window as unknown as { hacked?: string }).hacked)).toBeUndefined();
  expect(requests.slice(asked).map((request) => request.url())).toEqual([]);
  expect(page.url()).toBe(address);
  expect(
    await page.locator('.faq').locator('script, img, svg, math, iframe, form, input, style, object, embed, [style], [id], [name]').count(),
  ).toBe(0);
  // The policy may report what it refused while the markup was taken apart; nothing of it was let through.
  expect({ ...visit.complaints, policyViolations: [] }).toEqual({ errors: [], warnings: [], pageErrors: [], policyViolations: [] });
});
