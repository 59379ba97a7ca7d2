import type { IconName, TierCard } from '../../config/generated/config-files.ts';
import { type ItemView, itemViews } from '../links/items.ts';
import type { ViewContext } from '../view-context.ts';
import { wordsOf } from '../words.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface TierCardView {
  readonly id: string;
  readonly title: string;
  readonly content?: string | undefined;
  readonly icon?: IconName | undefined;
  /** The cost level, from 1 (lowest) to 3 (highest); absent when cards are not compared. */
  readonly cost?: number | undefined;
  readonly items: readonly ItemView[];
}

export interface TierCardsView extends BlockHead<'tierCards'> {
  readonly cards: readonly TierCardView[];
}

const cardView = (
  { id, icon, cost, items: own }: TierCard,
  wordsKey: string,
  context: ViewContext,
): readonly TierCardView[] => {
  const items = itemViews({ items: own, wordsKey }, context);
  if (own && items.length === 0) return [];
  const word = wordsOf(context, wordsKey, id);
  return [{ id, title: word('title') ?? '', content: word('content'), icon, cost, items }];
};

// A card without a working link is left out (A43). A card without links is text.
export const tierCardsView: BlockViewFunction<TierCardsView> = (block, context) => {
  const cards = context.gate.visible(block.cards).flatMap((card) => cardView(card, block.wordsKey, context));
  return cards.length === 0 ? undefined : { ...blockHead(block, context), cards };
};
