import { describe, expect, test } from 'vitest';
import { billingOf } from '../support/browser/billing.ts';
import { noComplaints } from '../support/browser/complaints.ts';
import { openJourneys } from '../support/browser/journeys.ts';

const journeys = openJourneys();

describe('The invoice', () => {
  test('R7.019 R7.020 R7.021: its link comes from the billing page, with encoded parameters, and opens the bill', async () => {
    const visit = await journeys.enterAs('m01', { path: '/premium-billing' });
    const link = billingOf(visit.page).invoice;
    const href = (await link.getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('fileName')).toMatch(/^Premium bill .*\.pdf$/);
    expect(href).not.toMatch(/[ "<>]/);
    const answer = await visit.context.request.get(href);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(visit.complaints).toEqual(noComplaints);
  });

  test.each(['no-button', 'login-html', '403'])(
    'R8.11: a billing page that fails (%s) is logged only; billing stays whole',
    { tags: 'deep' },
    async (billingPage) => {
      await journeys.turnKnobs({ billingPage });
      const visit = await journeys.enterAs('m01', { path: '/premium-billing' });
      await expect.poll(() => visit.complaints.warnings.length).toBe(1);
      expect(visit.complaints.warnings[0]).toContain('The invoice could not be found');
      expect(await billingOf(visit.page).invoice.count()).toBe(0);
      expect(await billingOf(visit.page).amount.textContent()).toBe('$214.36');
      expect(await visit.page.locator('[role=alert]').count()).toBe(0);
    },
  );
});
