import { coverageNames } from '../../member/coverage-names.ts';
import { type ItemView, itemViews } from '../links/items.ts';
import { type StatusView, statusView } from '../status.ts';
import { dayText } from '../words.ts';
import type { BlockViewFunction } from './block-view.ts';

export interface GreetingView {
  readonly type: 'greeting';
  readonly id: string;
  /** First name; absent: the generic word is said. */
  readonly name?: string | undefined;
  /** Absent on the no-plans home. */
  readonly memberId?: string | undefined;
  readonly status?: StatusView | undefined;
  /** Whose plan it is, where that differs from the plan's name. */
  readonly corporateName?: string | undefined;
  readonly effectiveDate?: string | undefined;
  /** Absent for a coverage without an end. */
  readonly terminationDate?: string | undefined;
  readonly items: readonly ItemView[];
}

/** First name, member id, status, corporate name and dates of the selected coverage (R3.016); without a coverage the name alone (A31, A85). */
export const greetingView: BlockViewFunction<GreetingView> = (block, context) => {
  const { coverage, member } = context;
  if (!member) return undefined;
  return {
    type: block.type,
    id: block.id,
    name: member.account.name.first || undefined,
    memberId: coverage?.memberId || undefined,
    status: coverage && statusView(coverage, context),
    corporateName: coverage && coverageNames(coverage).corporate,
    effectiveDate: dayText(coverage?.effectiveDate, context),
    terminationDate: dayText(coverage?.terminationDate, context),
    items: itemViews(block, context),
  };
};
