import { type ItemView, itemViews, phoneView, type PhoneView } from '../items.ts';
import { present } from '../present.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface InfoCardView {
  readonly type: 'infoCard';
  readonly id: string;
  readonly tone: 'plain' | 'help';
  readonly title: string;
  readonly content?: string;
  readonly phone?: PhoneView;
  readonly items: readonly ItemView[];
}

/** A card with title, text, one of the plan's phone numbers where configured, and links. */
export const infoCardView: BlockViewOf<'infoCard', InfoCardView> = (block, context) => {
  const word = wordsOf(context, block.wordsKey, block.id);
  return present<InfoCardView>({
    type: 'infoCard',
    id: block.id,
    tone: block.tone ?? 'plain',
    title: word('title') ?? '',
    content: word('content'),
    phone: block.phone && phoneView(context.config.brand[block.phone]),
    items: itemViews(block.items, block.wordsKey, context),
  });
};
