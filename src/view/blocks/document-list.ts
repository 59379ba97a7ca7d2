import { type ItemView, itemViews } from '../items.ts';
import { present } from '../present.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface DocumentListView {
  readonly type: 'documentList';
  readonly id: string;
  readonly title: string;
  readonly content?: string;
  readonly isAccordion: boolean;
  readonly items: readonly ItemView[];
}

/** A group of documents; `several` folds them as soon as there are two (ledger R2.138, R2.139), none left means no group. */
export const documentListView: BlockViewOf<'documentList', DocumentListView> = (block, context) => {
  const items = itemViews(block.items, block.wordsKey, context);
  if (items.length === 0) return undefined;
  const word = wordsOf(context, block.wordsKey, block.id);
  return present<DocumentListView>({
    type: 'documentList',
    id: block.id,
    title: word('title') ?? '',
    content: word('content'),
    isAccordion: block.accordion === 'always' || (block.accordion === 'several' && items.length > 1),
    items,
  });
};
