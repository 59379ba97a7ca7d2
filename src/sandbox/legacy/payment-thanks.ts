import type { LegacyVisit } from './legacy-visit.ts';
import { money } from './money.ts';
import { pageShell } from './page-shell.ts';
import { paymentWords } from './payment-words.ts';

/** The page after a payment, which asks the portal to read the billing data again (contract 6). */
export const paymentThanks = (visit: LegacyVisit, dollars: number): string => {
  const word = paymentWords[visit.language];
  const script = `if (parent !== window) parent.postMessage('RefreshBillingData', ${JSON.stringify(visit.state.origins.portal)});`;
  return pageShell(visit, {
    title: word.title,
    body: `<h1>${word.title}</h1><p role="status">${word.paid} ${money(dollars)}.</p>`,
    script,
  });
};
