import { type ItemView, itemViews } from '../items.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface QuickLinksView {
  readonly type: 'quickLinks';
  readonly id: string;
  /** Accessible name of the list. */
  readonly title: string;
  readonly items: readonly ItemView[];
}

/** One bar of short links; none left means no bar. */
export const quickLinksView: BlockViewOf<'quickLinks', QuickLinksView> = (block, context) => {
  const items = itemViews(block.items, block.wordsKey, context);
  if (items.length === 0) return undefined;
  return { type: 'quickLinks', id: block.id, title: wordsOf(context, block.wordsKey, block.id)('title') ?? '', items };
};
