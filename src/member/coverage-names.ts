import { isYes } from './literals.ts';
import type { Coverage } from './member.ts';

/** What a coverage is called. */
export interface CoverageNames {
  /** The plan's name, or the corporate name where the data name no plan. */
  readonly plan: string;
  /** Whose plan it is: the corporate name and the employer, as far as the plan's name does not say them; undefined where it says all. */
  readonly corporate: string | undefined;
}

/** The names by which a member tells coverages apart (R3.016); a mere Yes as the employer link is no name. */
export const coverageNames = ({ coverageName, planInfo }: Pick<Coverage, 'coverageName' | 'planInfo'>): CoverageNames => {
  const plan = planInfo.planName || coverageName;
  const corporate = [plan, coverageName, planInfo.empLink].filter(
    (name, place, all) => place > 0 && !isYes(name) && !all.slice(0, place).some((said) => said.includes(name)),
  );
  return { plan, corporate: corporate.join(' · ') || undefined };
};
