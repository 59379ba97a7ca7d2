import { type ItemView, itemViews } from '../links/items.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface BannerView extends BlockHead<'banner'> {
  readonly items: readonly ItemView[];
  /** Without the picture, because another band of the screen has it. */
  readonly isPlain?: boolean;
}

export const bannerView: BlockViewFunction<BannerView> = (block, context) => ({
  ...blockHead(block, context),
  items: itemViews(block, context),
});
