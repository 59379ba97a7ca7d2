import { type ItemView, itemViews } from '../links/items.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface DocumentListView extends BlockHead<'documentList'> {
  readonly isAccordion: boolean;
  readonly items: readonly ItemView[];
}

// `several` folds two or more documents (R2.138, R2.139). Without documents there is no group.
export const documentListView: BlockViewFunction<DocumentListView> = (block, context) => {
  const items = itemViews(block, context);
  if (items.length === 0) return undefined;
  const isAccordion = block.accordion === 'always' || (block.accordion === 'several' && items.length > 1);
  return { ...blockHead(block, context), isAccordion, items };
};
