import { type ItemView, itemViews } from '../links/items.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

/** A bar of short links. The title is the accessible name of the list. */
export interface QuickLinksView extends BlockHead<'quickLinks'> {
  readonly items: readonly ItemView[];
}

export const quickLinksView: BlockViewFunction<QuickLinksView> = (block, context) => {
  const items = itemViews(block, context);
  return items.length === 0 ? undefined : { ...blockHead(block, context), items };
};
