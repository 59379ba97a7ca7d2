import { type ItemView, itemViews } from '../items.ts';
import { present } from '../present.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface BannerView {
  readonly type: 'banner';
  readonly id: string;
  readonly title: string;
  readonly content?: string;
  readonly items: readonly ItemView[];
}

/** A picture band: title, text and the links that this member may follow. */
export const bannerView: BlockViewOf<'banner', BannerView> = (block, context) => {
  const word = wordsOf(context, block.wordsKey, block.id);
  const items = itemViews(block.items, block.wordsKey, context);
  return present<BannerView>({ type: 'banner', id: block.id, title: word('title') ?? '', content: word('content'), items });
};
