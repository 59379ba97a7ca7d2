import { reply } from '../http/reply.ts';
import type { LegacyPage } from './legacy-visit.ts';
import { pay } from './pay.ts';
import { paymentForm } from './payment-form.ts';
import { paymentThanks } from './payment-thanks.ts';

/** `Insurance/Guestpay`: anyone pays a member's premium by member id, without a session and without seeing the balance (G01). */
export const guestPay: LegacyPage = (visit) => {
  const form = new URLSearchParams(visit.body);
  const memberId = form.get('memberId')?.trim() ?? '';
  if (visit.method !== 'POST') return reply.html(paymentForm(visit, { memberId, amountDue: undefined }));
  const coverages = [...visit.state.members.values()].flatMap((record) => record.coverages);
  const coverage = coverages.find((candidate) => candidate.premium && candidate.memberId === memberId);
  const dollars = Number(form.get('amount'));
  const isPaid = coverage !== undefined && pay(visit.state, coverage.coverageId, dollars);
  return reply.html(isPaid ? paymentThanks(visit, dollars) : paymentForm(visit, { memberId, amountDue: undefined }, true));
};
