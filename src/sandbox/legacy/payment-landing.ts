import { reply } from '../http/reply.ts';
import { billedCoverage } from './billed-coverage.ts';
import type { LegacyPage } from './legacy-visit.ts';
import { pay } from './pay.ts';
import { paymentForm } from './payment-form.ts';
import { paymentThanks } from './payment-thanks.ts';

/** `Insurance/PremiumPayment/PaymentLanding` with `id` (encrypted billing account): a member pays the premium, and the balance really falls. */
export const paymentLanding: LegacyPage = (visit) => {
  if (!visit.session) return reply.redirect('/Authentication/Login');
  const billed = billedCoverage(visit, visit.url.searchParams.get('id'));
  if (!billed) return reply.plain('There is no such billing account.', 404);
  const payer = { memberId: billed.coverage.memberId, amountDue: billed.premium.amountDue };
  if (visit.method !== 'POST') return reply.html(paymentForm(visit, payer));
  const dollars = Number(new URLSearchParams(visit.body).get('amount'));
  return reply.html(
    pay(visit.state, billed.coverage.coverageId, dollars) ? paymentThanks(visit, dollars) : paymentForm(visit, payer, true),
  );
};
