import { compareDays } from './compare-days.ts';
import type { Premium } from './member.ts';
import { pacificDay } from './pacific-day.ts';

/**
 * Whether a premium is past due at `now` (epoch milliseconds): there is an invoice, the amount due is not 0 (a credit counts,
 * A86), and the Pacific day after the last invoice's due date has begun (R4.039, R4.040). An unreadable amount or date is not past due.
 */
export const isPastDue = (premium: Pick<Premium, 'amountDue' | 'invoices'>, now: number): boolean => {
  const dueDate = premium.invoices.at(-1)?.dueDate;
  const owes = premium.amountDue !== undefined && premium.amountDue !== 0;
  return owes && dueDate !== undefined && compareDays(pacificDay(now), dueDate) > 0;
};
