import { reply } from '../http.ts';
import type { SandboxState } from '../state.ts';
import { billedCoverage, money } from './billing.ts';
import { escapeHtml, pageShell } from './page.ts';
import type { LegacyPage, LegacyVisit } from './session.ts';

const paymentWords = {
  en: {
    title: 'Make a payment',
    account: 'Member ID',
    due: 'Amount due',
    amount: 'Payment amount',
    pay: 'Pay now',
    bad: 'Check the member ID and the amount.',
    paid: 'Thank you. We received your payment of',
  },
  es: {
    title: 'Hacer un pago',
    account: 'Número de afiliado',
    due: 'Monto adeudado',
    amount: 'Monto del pago',
    pay: 'Pagar ahora',
    bad: 'Revise el número de afiliado y el monto.',
    paid: 'Gracias. Recibimos su pago de',
  },
};

interface Payer {
  readonly memberId: string;
  // Dollars; undefined for guests, who do not see the balance.
  readonly amountDue: number | undefined;
}

const paymentForm = (visit: LegacyVisit, payer: Payer, isRefused = false): string => {
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

const pay = (state: SandboxState, coverageId: string, dollars: number): boolean => {
  if (!(dollars > 0)) return false;
  state.payments.set(coverageId, (state.payments.get(coverageId) ?? 0) + dollars);
  return true;
};

const paymentThanks = (visit: LegacyVisit, dollars: number): string => {
  const word = paymentWords[visit.language];
  const script = `if (parent !== window) parent.postMessage('RefreshBillingData', ${JSON.stringify(visit.state.origins.portal)});`;
  return pageShell(visit, {
    title: word.title,
    body: `<h1>${word.title}</h1><p role="status">${word.paid} ${money(dollars)}.</p>`,
    script,
  });
};

export const paymentLanding: LegacyPage = (visit) => {
  if (!visit.session) return reply.redirect('/Authentication/Login');
  const billed = billedCoverage(visit, visit.url.searchParams.get('id'));
  if (!billed) return reply.plain('There is no such billing account.', 404);
  const payer = { memberId: billed.coverage.memberId, amountDue: billed.premium.amountDue };
  if (visit.method !== 'POST') return reply.html(paymentForm(visit, payer));
  const dollars = Number(new URLSearchParams(visit.body).get('amount'));
  return reply.html(
    pay(visit.state, billed.coverage.coverageId, dollars)
      ? paymentThanks(visit, dollars)
      : paymentForm(visit, payer, true),
  );
};

// `Insurance/Guestpay`: pays any member's premium by member id, without a session or the balance (G01).
export const guestPay: LegacyPage = (visit) => {
  const form = new URLSearchParams(visit.body);
  const memberId = form.get('memberId')?.trim() ?? '';
  if (visit.method !== 'POST') return reply.html(paymentForm(visit, { memberId, amountDue: undefined }));
  const coverages = [...visit.state.members.values()].flatMap((record) => record.coverages);
  const coverage = coverages.find((candidate) => candidate.premium && candidate.memberId === memberId);
  const dollars = Number(form.get('amount'));
  const isPaid = coverage !== undefined && pay(visit.state, coverage.coverageId, dollars);
  return reply.html(
    isPaid ? paymentThanks(visit, dollars) : paymentForm(visit, { memberId, amountDue: undefined }, true),
  );
};
