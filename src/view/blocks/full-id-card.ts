import { coverageNames } from '../../member/coverage-names.ts';
import { type ItemView, itemViews } from '../links/items.ts';
import { type PhoneView, planPhone } from '../phones.ts';
import { dayText } from '../words.ts';
import type { BlockViewFunction } from './block-view.ts';
import { type CardFace, cardFace } from './id-card.ts';

export interface FullIdCardView extends CardFace {
  readonly type: 'fullIdCard';
  readonly id: string;
  readonly corporateName?: string | undefined;
  readonly effectiveDate?: string | undefined;
  readonly terminationDate?: string | undefined;
  readonly phone: PhoneView;
  readonly items: readonly ItemView[];
}

// The phone is the number that pharmacies and doctors' offices call.
export const fullIdCardView: BlockViewFunction<FullIdCardView> = (block, context) => {
  const { coverage } = context;
  const face = cardFace(context);
  if (!face || !coverage) return undefined;
  return {
    type: block.type,
    id: block.id,
    ...face,
    corporateName: coverageNames(coverage).corporate,
    effectiveDate: dayText(coverage.effectiveDate, context),
    terminationDate: dayText(coverage.terminationDate, context),
    phone: planPhone('supportPhone', context),
    items: itemViews(block, context),
  };
};
