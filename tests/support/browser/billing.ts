import type { Page } from 'playwright-core';
import { legacyFrame } from './frames.ts';

/** Premium billing: what is due, the invoice, and the framed page where it is paid. */
export const billingOf = (page: Page) => {
  const due = page.locator('.due');
  return {
    due,
    amount: due.locator('.amt'),
    invoice: page.locator('a[href*="DisplayInvoice"]'),
    /** Pays on the framed page that is open. */
    pay: async (dollars: string): Promise<void> => {
      const frame = await legacyFrame(page, 'PaymentLanding');
      await frame.fill('#amount', dollars);
      await frame.click('button[type=submit]');
    },
  };
};
