import { addDays, compareDays, pacificDay } from './calendar-day.ts';
import {
  type CalendarDay,
  type Coverage,
  type Given,
  type Premium,
  type ReadStatus,
  readValue,
  unreadable,
  type Unreadable,
} from './member.ts';

type DatedCoverage = Pick<Coverage, 'effectiveDate' | 'terminationDate' | 'pendingStatus' | 'suspendStatus'>;

/**
 * Returns the status at `now` (epoch milliseconds) in Pacific days. Suspended takes priority over Terminated,
 * Pending and Active (R4.024 to R4.031, A81 to A84). Returns Terminated without a coverage or an effective
 * date, and never Active or Terminated when a needed date is unreadable.
 */
export const coverageStatus = (coverage: DatedCoverage | undefined, now: number): ReadStatus => {
  if (coverage === undefined) return 'Terminated';
  const { effectiveDate, pendingStatus, suspendStatus } = coverage;
  if (suspendStatus.toLowerCase().includes('suspended')) return 'Suspended';
  const isOver = hasEnded(coverage, now);
  if (isOver === unreadable) return unreadable;
  if (!isOver && pendingStatus.trim().toLowerCase() === 'pending') return 'Pending';
  if (effectiveDate === unreadable) return unreadable;
  if (isOver || effectiveDate === undefined) return 'Terminated';
  return startDate(coverage, now) ? 'Pending' : 'Active';
};

/** Returns the start date of a coverage if it is in the future at `now` (epoch milliseconds). */
export const startDate = (
  coverage: Pick<DatedCoverage, 'effectiveDate'>,
  now: number,
): CalendarDay | undefined => {
  const day = readValue(coverage.effectiveDate);
  return day && compareDays(day, pacificDay(now)) > 0 ? day : undefined;
};

// `now` in epoch milliseconds. The last day is still covered.
export const hasEnded = (
  { terminationDate }: Pick<DatedCoverage, 'terminationDate'>,
  now: number,
): boolean | Unreadable => {
  if (terminationDate === unreadable) return unreadable;
  return terminationDate !== undefined && compareDays(pacificDay(now), terminationDate) > 0;
};

// How many days before its end home shows that a coverage ends (our own choice).
const noticeDays = 60;

// True when the coverage ends today or within 60 Pacific days of `now` (epoch milliseconds; R3.016).
export const endsSoon = (coverage: DatedCoverage, now: number): boolean | Unreadable => {
  const { terminationDate } = coverage;
  if (terminationDate === unreadable) return unreadable;
  if (terminationDate === undefined || coverageStatus(coverage, now) === 'Terminated') return false;
  const today = pacificDay(now);
  return (
    compareDays(terminationDate, today) >= 0 && compareDays(terminationDate, addDays(today, noticeDays)) <= 0
  );
};

type Bills = Pick<Premium, 'amountDue' | 'invoices'>;

/** Returns the due date of the current bill, which is the last one in the list. */
export const dueDate = ({ invoices }: Pick<Premium, 'invoices'>): Given<CalendarDay> =>
  invoices.at(-1)?.dueDate;

/** Returns the date of the next automatic payment, if it is today or later at `now` (epoch milliseconds). */
export const nextPayment = ({ autoPay }: Pick<Premium, 'autoPay'>, now: number): Given<CalendarDay> => {
  const day = autoPay.isEnrolled ? autoPay.scheduledDate : undefined;
  return day === undefined || day === unreadable || compareDays(day, pacificDay(now)) >= 0 ? day : undefined;
};

// True when there is an invoice, the amount due is not 0 (a credit counts, A86), and the Pacific day after
// its due date has started at `now` (epoch milliseconds; R4.039, R4.040).
export const isPastDue = (premium: Bills, now: number): boolean | Unreadable => {
  const { amountDue } = premium;
  const day = dueDate(premium);
  if (amountDue === unreadable) return unreadable;
  if (amountDue === undefined || amountDue === 0 || day === undefined) return false;
  return day === unreadable ? unreadable : compareDays(pacificDay(now), day) > 0;
};

/**
 * Returns the state of a premium: due, nothing due (0 or a credit), no bill, or unreadable, such as a bill
 * without an amount.
 */
export const amountState = ({ amountDue, invoices }: Bills): 'due' | 'nothingDue' | 'noBill' | Unreadable => {
  if (amountDue === undefined) return invoices.length > 0 ? unreadable : 'noBill';
  if (amountDue === unreadable) return unreadable;
  return amountDue > 0 ? 'due' : 'nothingDue';
};

export const mayOwe = (premium: Bills): boolean => ['due', unreadable].includes(amountState(premium));
