import { type ItemView, itemViews } from '../items.ts';
import { present } from '../present.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface NotFoundView {
  readonly type: 'notFound';
  readonly id: string;
  readonly title: string;
  readonly content?: string;
  readonly items: readonly ItemView[];
}

/** The page-not-found words with the way home (ledger A54). */
export const notFoundView: BlockViewOf<'notFound', NotFoundView> = (block, context) => {
  const word = wordsOf(context, block.wordsKey, block.id);
  const items = itemViews(block.items, block.wordsKey, context);
  return present<NotFoundView>({ type: 'notFound', id: block.id, title: word('title') ?? '', content: word('content'), items });
};
