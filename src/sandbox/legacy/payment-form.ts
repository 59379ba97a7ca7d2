import { escapeHtml } from './escape-html.ts';
import type { LegacyVisit } from './legacy-visit.ts';
import { money } from './money.ts';
import { pageShell } from './page-shell.ts';
import { paymentWords } from './payment-words.ts';

interface Payer {
  readonly memberId: string;
  /** Dollars, or undefined for a guest, who does not see the balance. */
  readonly amountDue: number | undefined;
}

/** The page on which a premium is paid; a guest types the member id, a member sees the own one and the balance. */
export const paymentForm = (visit: LegacyVisit, payer: Payer, isRefused = false): string => {
  const word = paymentWords[visit.language];
  const { memberId, amountDue } = payer;
  const account =
    amountDue === undefined
      ? `<div><label for="memberId">${word.account}</label><input id="memberId" name="memberId" value="${escapeHtml(memberId)}" required></div>`
      : `<dl><dt>${word.account}</dt><dd>${escapeHtml(memberId)}</dd><dt>${word.due}</dt><dd>${money(amountDue)}</dd></dl>`;
  const suggested = amountDue !== undefined && amountDue > 0 ? amountDue.toFixed(2) : '';
  const body = `<h1>${word.title}</h1>${isRefused ? `<p class="alert">${word.bad}</p>` : ''}<form method="post">${account}
<div><label for="amount">${word.amount}</label><input id="amount" name="amount" inputmode="decimal" value="${suggested}" required></div>
<button type="submit">${word.pay}</button></form>`;
  return pageShell(visit, { title: word.title, body });
};
