import { type ItemView, itemViews } from '../links/items.ts';
import { type PhoneView, planPhone } from '../phones.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface InfoCardView extends BlockHead<'infoCard'> {
  readonly tone: 'plain' | 'help';
  readonly phone?: PhoneView | undefined;
  readonly items: readonly ItemView[];
}

export const infoCardView: BlockViewFunction<InfoCardView> = (block, context) => ({
  ...blockHead(block, context),
  tone: block.tone ?? 'plain',
  phone: block.phone && planPhone(block.phone, context),
  items: itemViews(block, context),
});
