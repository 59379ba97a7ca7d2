import { onDay } from '../../config/calendar.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { parseDate } from '../../member/calendar-day.ts';
import { invalidRequest } from '../refusal.ts';

/** Returns the text if it is a valid date (YYYY-MM-DD); otherwise throws `InvalidRequest`. */
export const requireDay = (typed: string): string => {
  if (parseDate(typed) !== undefined) return typed;
  throw invalidRequest('no-day', { typed });
};

/**
 * Returns a portal with the entries that are shown on a day (YYYY-MM-DD, Pacific time). Throws for an invalid
 * date.
 */
export const portalOnDay = (portal: CompiledPortal, day: string): CompiledPortal => ({
  ...portal,
  config: onDay(portal.config, requireDay(day)),
});
