import type { IconName, TierCard } from '../../config/generated/config-files.ts';
import { type ItemView, itemViews } from '../items.ts';
import { present } from '../present.ts';
import type { ViewContext } from '../view-context.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface TierCardView {
  readonly id: string;
  readonly title: string;
  readonly content?: string;
  readonly icon?: IconName;
  /** 1 least, 3 most; absent where cards are not compared. */
  readonly cost?: number;
  readonly items: readonly ItemView[];
}

export interface TierCardsView {
  readonly type: 'tierCards';
  readonly id: string;
  readonly title?: string;
  readonly content?: string;
  readonly cards: readonly TierCardView[];
}

const cardView = (card: TierCard, wordsKey: string, context: ViewContext): readonly TierCardView[] => {
  const items = itemViews(card.items, wordsKey, context);
  if (card.items && items.length === 0) return [];
  const word = wordsOf(context, wordsKey, card.id);
  const { id, icon, cost } = card;
  return [present<TierCardView>({ id, title: word('title') ?? '', content: word('content'), icon, cost, items })];
};

/** Cards side by side (ledger A43); a card whose links all lead nowhere is left out, a card without links is text. */
export const tierCardsView: BlockViewOf<'tierCards', TierCardsView> = (block, context) => {
  const cards = context.gate.visible(block.cards).flatMap((card) => cardView(card, block.wordsKey, context));
  if (cards.length === 0) return undefined;
  const word = wordsOf(context, block.wordsKey, block.id);
  return present<TierCardsView>({ type: 'tierCards', id: block.id, title: word('title'), content: word('content'), cards });
};
