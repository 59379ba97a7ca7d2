import { dueDate, nextPayment, startDate } from '../member/coverage-status.ts';
import { readValue } from '../member/member.ts';
import { formatCurrency } from '../member/money.ts';
import type { PlaceholderValues, ViewContext } from './view-context.ts';
import { dayText } from './words.ts';

const premiumAndDates = (context: ViewContext): PlaceholderValues => {
  const { coverage, now } = context;
  if (!coverage) return {};
  const { premium } = coverage;
  const amountDue = readValue(premium.amountDue) ?? 0;
  return {
    amountDue: amountDue > 0 ? formatCurrency(amountDue, { cents: 'always' }) : undefined,
    dueDate: dayText(dueDate(premium), context),
    nextPaymentDate: dayText(nextPayment(premium, now), context),
    startDate: dayText(startDate(coverage, now), context),
    terminationDate: dayText(coverage.terminationDate, context),
  };
};

/** Returns the values of the placeholders that come from the member's data. */
export const memberValues = (context: ViewContext): PlaceholderValues => ({
  filingOrder: context.coverage && String(context.coverage.filingOrder),
  coverageId: context.coverage?.coverageId,
  pbaId: context.coverage?.premium.pbaEncryptedId,
  eidShort: context.member?.account.eidShort,
  sobId: context.coverage?.planInfo.sobId || undefined,
  metalTier: context.coverage?.planInfo.metalTier.toLowerCase() || undefined,
  ...premiumAndDates(context),
});
