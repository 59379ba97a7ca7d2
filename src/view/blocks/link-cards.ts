import { type ItemView, itemViews } from '../items.ts';
import { present } from '../present.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface LinkCardsView {
  readonly type: 'linkCards';
  readonly id: string;
  readonly title?: string;
  readonly content?: string;
  readonly items: readonly ItemView[];
}

/** A list of cards; none left means no list and no heading. */
export const linkCardsView: BlockViewOf<'linkCards', LinkCardsView> = (block, context) => {
  const items = itemViews(block.items, block.wordsKey, context);
  if (items.length === 0) return undefined;
  const word = wordsOf(context, block.wordsKey, block.id);
  return present<LinkCardsView>({ type: 'linkCards', id: block.id, title: word('title'), content: word('content'), items });
};
