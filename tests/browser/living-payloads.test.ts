import { expect, test } from 'vitest';
import { payloads } from '../content-html/dompurify-payloads.json' with { type: 'json' };
import { nextPaint, passTime } from '../support/browser/clock.ts';
import { noComplaints } from '../support/browser/complaints.ts';
import { faqOf } from '../support/browser/faq.ts';
import { openJourneys } from '../support/browser/journeys.ts';

const journeys = openJourneys();

/** What may have run: a dialog, a word on the window, or another page. */
const traps = (): void => {
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    Object.defineProperty(window, name, { value: () => Object.assign(window, { hacked: name }) });
  }
};

test("R2.137: every payload of DOMPurify's own tests, as question and answer: no script runs, nothing is requested", async () => {
  const visit = await journeys.enterAs('m01', { path: '/help' });
  const { page, requests } = visit;
  const value = payloads.map((text, index) => ({
    Id: String(index),
    QuestionText: `Question ${index} ${text}`,
    AnswerText: text,
  }));
  await page.route(/\/Questions\?/, (route) =>
    route.fulfill({ json: { value }, headers: { 'access-control-allow-origin': journeys.origins.portal } }),
  );
  await page.evaluate(traps);
  await faqOf(page).openTopics('Your bill', 'Paying');
  await faqOf(page).questions.first().waitFor();
  // The words of the other language come once the screen has settled.
  await expect.poll(() => visit.requestsTo('/es.json').length).toBe(1);
  const asked = requests.length;
  const address = page.url();
  await page.evaluate(() =>
    document.querySelectorAll('.faq details').forEach((details) => details.setAttribute('open', '')),
  );
  await page.locator('.faq .prose').first().waitFor();
  await passTime(page, 1);
  await nextPaint(page);
  await expect.poll(() => faqOf(page).questions.count()).toBe(payloads.length);
  expect(payloads.length).toBeGreaterThan(200);
  expect(await page.evaluate(() => (window as unknown as { hacked?: string }).hacked)).toBeUndefined();
  // Parts of the portal itself are fetched in idle time.
  const ownParts = `${journeys.origins.portal}/assets/`;
  const urls = requests.slice(asked).map((request) => request.url());
  expect(urls.filter((url) => !url.startsWith(ownParts))).toEqual([]);
  expect(page.url()).toBe(address);
  expect(
    await page
      .locator('.faq')
      .locator('script, img, svg, math, iframe, form, input, style, object, embed, [style], [id], [name]')
      .count(),
  ).toBe(0);
  // The policy may report what it refused while the markup was taken apart; nothing of it was let through.
  expect({ ...visit.complaints, policyViolations: [] }).toEqual(noComplaints);
});
