import { coverageNames } from '../../member/coverage-names.ts';
import { type ItemView, itemViews } from '../links/items.ts';
import { type StatusView, statusView } from '../status.ts';
import { dayText } from '../words.ts';
import type { BlockViewFunction } from './block-view.ts';

export interface GreetingView {
  readonly type: 'greeting';
  readonly id: string;
  /** The first name; absent for the generic greeting. */
  readonly name?: string | undefined;
  readonly memberId?: string | undefined;
  readonly status?: StatusView | undefined;
  readonly corporateName?: string | undefined;
  readonly effectiveDate?: string | undefined;
  readonly terminationDate?: string | undefined;
  readonly items: readonly ItemView[];
}

// Shows the selected coverage (R3.016); without one, only the name (A31, A85).
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
