import { compareDays } from './compare-days.ts';
import type { Coverage, CoverageStatus } from './member.ts';
import { pacificDay } from './pacific-day.ts';

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
