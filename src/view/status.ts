import { coverageStatus } from '../member/coverage-status.ts';
import { type Coverage, type CoverageStatus, unreadable } from '../member/member.ts';
import { type PhoneView, planPhone } from './phones.ts';
import type { ViewContext } from './view-context.ts';

/** The status of a coverage, or the phone to call when it is unknown. */
export type StatusView = CoverageStatus | { readonly phone: PhoneView };

// When a date of the status cannot be read, the member gets the phone number of Member Services instead.
export const statusView = (coverage: Coverage, context: ViewContext): StatusView => {
  const status = coverageStatus(coverage, context.now);
  return status === unreadable ? { phone: planPhone('supportPhone', context) } : status;
};
