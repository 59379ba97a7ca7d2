import { onDay } from '../../config/calendar.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { parseDate } from '../../member/calendar-day.ts';
import { invalidRequest } from '../refusal.ts';

/** A day as somebody typed it, once it is a real one; refuses anything else. */
export const dayNamed = (typed: string): string => {
  if (parseDate(typed) !== undefined) return typed;
  throw invalidRequest('no-day', { typed });
};

/** A portal as it is on one day in Pacific time, written YYYY-MM-DD; refuses what is not a day. */
export const portalOn = (portal: CompiledPortal, day: string): CompiledPortal => ({
  ...portal,
  config: onDay(portal.config, dayNamed(day)),
});
