import { hrefOf } from '../href-of.ts';
import { screenAccess } from '../screen-access.ts';
import { screenOf } from '../screen-of.ts';
import type { ViewContext } from '../view-context.ts';

/** The address of `<screen key>[?query][#anchor]` in the active language; undefined while that screen is closed to the member. */
export const routeAddress = (rest: string, context: ViewContext): string | undefined => {
  const [, key = '', tail = ''] = /^([^?#]+)(.*)$/s.exec(rest) ?? [];
  const screen = screenOf(context.config, key);
  const path = hrefOf(key, context);
  if (!screen || path === undefined || screenAccess(screen, context).access !== 'open') return undefined;
  return path + tail;
};
