import { isYes } from './literals.ts';
import type { Coverage } from './member.ts';

export interface CoverageNames {
  // Falls back to the corporate name.
  readonly plan: string;
  // Corporate name and employer, unless the plan's name contains them; undefined when it does.
  readonly corporate: string | undefined;
}

/**
 * Returns the names that distinguish a member's coverages (R3.016). An employer link that is only `Yes` is
 * not a name.
 */
export const coverageNames = ({
  coverageName,
  planInfo,
}: Pick<Coverage, 'coverageName' | 'planInfo'>): CoverageNames => {
  const plan = planInfo.planName || coverageName;
  const corporate = [plan, coverageName, planInfo.empLink].filter(
    (name, index, all) =>
      index > 0 && !isYes(name) && !all.slice(0, index).some((earlier) => earlier.includes(name)),
  );
  return { plan, corporate: corporate.join(' · ') || undefined };
};
