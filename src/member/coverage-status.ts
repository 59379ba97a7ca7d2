import { addDays, compareDays, pacificDay } from './calendar-day.ts';
import type { Coverage, CoverageStatus, Premium } from './member.ts';

type DatedCoverage = Pick<Coverage, 'effectiveDate' | 'terminationDate' | 'pendingStatus' | 'suspendStatus'>;

/**
 * The status of a coverage at `now` (epoch milliseconds), in Pacific calendar days: Suspended beats Terminated beats Pending
 * beats Active (specification 4, A81 to A84). Without a coverage, or without a readable effective date, it is Terminated.
 */
export const coverageStatus = (coverage: DatedCoverage | undefined, now: number): CoverageStatus => {
  if (coverage === undefined) return 'Terminated';
  const { effectiveDate, terminationDate, pendingStatus, suspendStatus } = coverage;
  const today = pacificDay(now);
  if (suspendStatus.toLowerCase().includes('suspended')) return 'Suspended';
  if (terminationDate !== undefined && compareDays(today, terminationDate) > 0) return 'Terminated';
  if (pendingStatus.trim().toLowerCase() === 'pending') return 'Pending';
  if (effectiveDate === undefined) return 'Terminated';
  return compareDays(effectiveDate, today) > 0 ? 'Pending' : 'Active';
};

/** How many days ahead home says that a coverage ends (our own figure). */
const noticeDays = 60;

/** Whether a coverage that has not ended at `now` (epoch milliseconds) does so today or within 60 Pacific calendar days (ledger R3.016). */
export const endsSoon = (coverage: DatedCoverage, now: number): boolean => {
  const { terminationDate } = coverage;
  if (terminationDate === undefined || coverageStatus(coverage, now) === 'Terminated') return false;
  const today = pacificDay(now);
  return compareDays(terminationDate, today) >= 0 && compareDays(terminationDate, addDays(today, noticeDays)) <= 0;
};

/**
 * Whether a premium is past due at `now` (epoch milliseconds): there is an invoice, the amount due is not 0 (a credit counts,
 * A86), and the Pacific day after the last invoice's due date has begun (R4.039, R4.040). An unreadable amount or date is not past due.
 */
export const isPastDue = (premium: Pick<Premium, 'amountDue' | 'invoices'>, now: number): boolean => {
  const dueDate = premium.invoices.at(-1)?.dueDate;
  const owes = premium.amountDue !== undefined && premium.amountDue !== 0;
  return owes && dueDate !== undefined && compareDays(pacificDay(now), dueDate) > 0;
};
