import { addDays, compareDays, pacificDay } from './calendar-day.ts';
import {
  type CalendarDay,
  type Coverage,
  type Given,
  type Premium,
  readValue,
  type ReadStatus,
  unreadable,
  type Unreadable,
} from './member.ts';

type DatedCoverage = Pick<Coverage, 'effectiveDate' | 'terminationDate' | 'pendingStatus' | 'suspendStatus'>;

/**
 * The status of a coverage at `now` (epoch milliseconds), in Pacific calendar days: Suspended beats Terminated beats Pending
 * beats Active (R4.024 to R4.031, A81 to A84). Without a coverage, or without an effective date, it is Terminated; a date that
 * cannot be read makes it neither Active nor Terminated.
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

/** The day on which a coverage begins, while it lies ahead at `now` (epoch milliseconds). */
export const startDate = (coverage: Pick<DatedCoverage, 'effectiveDate'>, now: number): CalendarDay | undefined => {
  const day = readValue(coverage.effectiveDate);
  return day && compareDays(day, pacificDay(now)) > 0 ? day : undefined;
};

/** Whether the last day of a coverage is over at `now` (epoch milliseconds). */
export const hasEnded = ({ terminationDate }: Pick<DatedCoverage, 'terminationDate'>, now: number): boolean | Unreadable => {
  if (terminationDate === unreadable) return unreadable;
  return terminationDate !== undefined && compareDays(pacificDay(now), terminationDate) > 0;
};

/** How many days ahead home says that a coverage ends (our own figure). */
const noticeDays = 60;

/** Whether a coverage that has not ended at `now` (epoch milliseconds) does so today or within 60 Pacific calendar days (R3.016). */
export const endsSoon = (coverage: DatedCoverage, now: number): boolean | Unreadable => {
  const { terminationDate } = coverage;
  if (terminationDate === unreadable) return unreadable;
  if (terminationDate === undefined || coverageStatus(coverage, now) === 'Terminated') return false;
  const today = pacificDay(now);
  return compareDays(terminationDate, today) >= 0 && compareDays(terminationDate, addDays(today, noticeDays)) <= 0;
};

type Bills = Pick<Premium, 'amountDue' | 'invoices'>;

/** The due date of the current bill, the last of the list. */
export const dueDate = ({ invoices }: Pick<Premium, 'invoices'>): Given<CalendarDay> => invoices.at(-1)?.dueDate;

/** The day of the next automatic payment, today or later at `now` (epoch milliseconds): one that has passed is no next one. */
export const nextPayment = ({ autoPay }: Pick<Premium, 'autoPay'>, now: number): Given<CalendarDay> => {
  const day = autoPay.isEnrolled ? autoPay.scheduledDate : undefined;
  return day === undefined || day === unreadable || compareDays(day, pacificDay(now)) >= 0 ? day : undefined;
};

/**
 * Whether a premium is past due at `now` (epoch milliseconds): there is an invoice, the amount due is not 0 (a credit counts,
 * A86), and the Pacific day after the last invoice's due date has begun (R4.039, R4.040).
 */
export const isPastDue = (premium: Bills, now: number): boolean | Unreadable => {
  const { amountDue } = premium;
  const day = dueDate(premium);
  if (amountDue === unreadable) return unreadable;
  if (amountDue === undefined || amountDue === 0 || day === undefined) return false;
  return day === unreadable ? unreadable : compareDays(pacificDay(now), day) > 0;
};

/**
 * What a premium comes to: an amount above 0, none (0 or a credit), no bill, or unreadable. Beside an invoice a missing amount is
 * as good as an unreadable one.
 */
export const amountState = ({ amountDue, invoices }: Bills): 'due' | 'nothingDue' | 'noBill' | Unreadable => {
  if (amountDue === undefined) return invoices.length > 0 ? unreadable : 'noBill';
  if (amountDue === unreadable) return unreadable;
  return amountDue > 0 ? 'due' : 'nothingDue';
};

/** Whether something is owed, or may be as far as the data can be read. */
export const mayOwe = (premium: Bills): boolean => ['due', unreadable].includes(amountState(premium));
