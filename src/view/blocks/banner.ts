import { type ItemView, itemViews } from '../links/items.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface BannerView extends BlockHead<'banner'> {
  readonly items: readonly ItemView[];
  /** True when the picture is left out because another banner of the screen shows it. */
  readonly isPlain?: boolean;
}

export const bannerView: BlockViewFunction<BannerView> = (block, context) => ({
  ...blockHead(block, context),
  items: itemViews(block, context),
});
