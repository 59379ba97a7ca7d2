import { itemViews } from '../item-views.ts';
import { wordsOf } from '../words-of.ts';
import type { BlockViewOf } from './block-view-of.ts';

/** One bar of short links; none left means no bar. */
export const quickLinksView: BlockViewOf<'quickLinks'> = (block, context) => {
  const items = itemViews(block.items, block.wordsKey, context);
  if (items.length === 0) return undefined;
  return { type: 'quickLinks', id: block.id, title: wordsOf(context, block.wordsKey, block.id)('title') ?? '', items };
};
