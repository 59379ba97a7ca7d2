import { coverageStatus } from '../member/coverage-status.ts';
import { type Coverage, type CoverageStatus, unreadable } from '../member/member.ts';
import { type PhoneView, planPhone } from './phones.ts';
import type { ViewContext } from './view-context.ts';

/** The status of a coverage, or whom to call where it cannot be shown. */
export type StatusView = CoverageStatus | { readonly phone: PhoneView };

/**
 * A coverage's status at the context's time. Where a date that decides it cannot be read, the number of Member Services stands in
 * its place, so that no status is missing without a word about whom to call.
 */
export const statusView = (coverage: Coverage, context: ViewContext): StatusView => {
  const status = coverageStatus(coverage, context.now);
  return status === unreadable ? { phone: planPhone('supportPhone', context) } : status;
};
