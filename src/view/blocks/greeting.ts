import { coverageStatus } from '../../member/coverage-status.ts';
import type { GreetingView } from '../block-view.ts';
import { itemViews } from '../item-views.ts';
import { present } from '../present.ts';
import type { BlockViewOf } from './block-view-of.ts';

/** First name, member id and status of the selected coverage; without a coverage the name alone (ledger A31, A85). */
export const greetingView: BlockViewOf<'greeting'> = (block, context) => {
  const { coverage, member, now } = context;
  if (!member) return undefined;
  return present<GreetingView>({
    type: 'greeting',
    id: block.id,
    name: member.account.name.first || undefined,
    memberId: coverage?.memberId || undefined,
    status: coverage && coverageStatus(coverage, now),
    items: itemViews(block.items, block.wordsKey, context),
  });
};
