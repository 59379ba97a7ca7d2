import { switchableMembers } from '../../member/account.ts';
import { type ItemView, itemViews, type MemberChoice } from '../links/items.ts';
import { type PhoneView, planPhone } from '../phones.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewFunction } from './block-view.ts';

export interface NoticeView {
  readonly type: 'notice';
  readonly id: string;
  readonly tone: 'info' | 'ok' | 'wait' | 'bad';
  readonly content: string;
  readonly phone?: PhoneView | undefined;
  readonly items: readonly ItemView[];
  readonly members: readonly MemberChoice[];
}

// A sentence with missing data is left out, never half-filled.
export const noticeView: BlockViewFunction<NoticeView> = (block, context) => {
  const content = wordsOf(context, block.wordsKey, block.id)('content');
  if (content === undefined) return undefined;
  return {
    type: block.type,
    id: block.id,
    tone: block.tone ?? 'info',
    content,
    phone: block.phone && planPhone(block.phone, context),
    items: itemViews(block, context).filter((item) => item.link ?? item.content),
    members: block.members && context.member ? switchableMembers(context.member.account) : [],
  };
};
