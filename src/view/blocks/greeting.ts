import { coverageStatus } from '../../member/coverage-status.ts';
import type { CoverageStatus } from '../../member/member.ts';
import { type ItemView, itemViews } from '../items.ts';
import type { BlockViewFunction } from './block-view.ts';

export interface GreetingView {
  readonly type: 'greeting';
  readonly id: string;
  /** First name; absent: the generic word is said. */
  readonly name?: string | undefined;
  /** Absent on the no-plans home. */
  readonly memberId?: string | undefined;
  readonly status?: CoverageStatus | undefined;
  readonly items: readonly ItemView[];
}

/** First name, member id and status of the selected coverage; without a coverage the name alone (ledger A31, A85). */
export const greetingView: BlockViewFunction<GreetingView> = (block, context) => {
  const { coverage, member, now } = context;
  if (!member) return undefined;
  return {
    type: block.type,
    id: block.id,
    name: member.account.name.first || undefined,
    memberId: coverage?.memberId || undefined,
    status: coverage && coverageStatus(coverage, now),
    items: itemViews(block, context),
  };
};
