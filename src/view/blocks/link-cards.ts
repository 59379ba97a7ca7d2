import { type ItemView, itemViews } from '../links/items.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface LinkCardsView extends BlockHead<'linkCards'> {
  readonly items: readonly ItemView[];
}

export const linkCardsView: BlockViewFunction<LinkCardsView> = (block, context) => {
  const items = itemViews(block, context);
  return items.length === 0 ? undefined : { ...blockHead(block, context), items };
};
