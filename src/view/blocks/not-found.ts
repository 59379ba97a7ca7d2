import { type ItemView, itemViews } from '../links/items.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface NotFoundView extends BlockHead<'notFound'> {
  readonly items: readonly ItemView[];
}

// Includes a link home (A54).
export const notFoundView: BlockViewFunction<NotFoundView> = (block, context) => ({
  ...blockHead(block, context),
  items: itemViews(block, context),
});
