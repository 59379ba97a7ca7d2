import type { ViewContext } from '../view-context.ts';

/** True for a member whose coverage is settled: until then, and for visitors, the member's menus are empty. */
export const hasMenus = ({ member, coverage }: ViewContext): boolean =>
  member !== undefined && (member.coverages.length === 0 || coverage !== undefined);
