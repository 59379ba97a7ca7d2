import type { CostShare, CostShareKind, Tier } from '../../member/member.ts';
import type { ViewContext } from '../view-context.ts';
import { dataName } from '../words.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface CostShareView {
  readonly fdiKey: string;
  readonly kind: CostShareKind;
  readonly amount: string;
  /** True if the data contains a text that may be neither a copay nor coinsurance. */
  readonly isInWords: boolean;
  readonly isCopay: boolean;
  readonly deductibleApplies: boolean;
}

export interface CostSharesView extends BlockHead<'costShares'> {
  readonly visibleRows: number;
  readonly tiers: readonly { readonly tier: Tier; readonly rows: readonly CostShareView[] }[];
}

const tiers: readonly Tier[] = ['tier1', 'tier2', 'tier3', 'untiered'];
const kinds: readonly CostShareKind[] = [
  'pcp',
  'specialist',
  'er',
  'uc',
  'inpatient',
  'outpatient',
  'mentalHealth',
];

const inOrder = (shares: readonly CostShare[], context: ViewContext): readonly CostShareView[] =>
  [...shares]
    .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
    .map((share) => ({
      fdiKey: share.fdiKey,
      kind: share.kind,
      amount: dataName(share.amountString, context),
      isInWords: share.amount === undefined,
      isCopay: share.isCopay,
      deductibleApplies: share.deductibleApplies,
    }));

// In the order primary care, specialist, emergency, urgent care, then the rest (A37).
export const costSharesView: BlockViewFunction<CostSharesView> = (block, context) => {
  const shares = context.coverage?.costShares;
  if (!shares) return undefined;
  const filled = tiers
    .filter((tier) => shares[tier].length > 0)
    .map((tier) => ({ tier, rows: inOrder(shares[tier], context) }));
  if (filled.length === 0) return undefined;
  return { ...blockHead(block, context), visibleRows: context.config.settings.costShareRows, tiers: filled };
};
