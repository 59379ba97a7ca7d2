import type { CostShare, CostShareKind, Tier } from '../../member/member.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface CostShareView {
  readonly fdiKey: string;
  readonly kind: CostShareKind;
  readonly amount: string;
  readonly isCopay: boolean;
  readonly deductibleApplies: boolean;
}

export interface CostSharesView extends BlockHead<'costShares'> {
  /** Rows shown before "see more". */
  readonly visibleRows: number;
  readonly tiers: readonly { readonly tier: Tier; readonly rows: readonly CostShareView[] }[];
}

const tiers: readonly Tier[] = ['tier1', 'tier2', 'tier3', 'untiered'];
const kinds: readonly CostShareKind[] = ['pcp', 'specialist', 'er', 'uc', 'inpatient', 'outpatient', 'mentalHealth'];

const rowOf = ({ fdiKey, kind, amountString, isCopay, deductibleApplies }: CostShare): CostShareView => ({
  fdiKey,
  kind,
  amount: amountString,
  isCopay,
  deductibleApplies,
});

const inOrder = (shares: readonly CostShare[]): readonly CostShareView[] =>
  [...shares].sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind)).map(rowOf);

/** What the member pays for care, per tier, in the order primary care, specialist, emergency, urgent care and then the rest (ledger A37). */
export const costSharesView: BlockViewFunction<CostSharesView> = (block, context) => {
  const shares = context.coverage?.costShares;
  if (!shares) return undefined;
  const filled = tiers.filter((tier) => shares[tier].length > 0).map((tier) => ({ tier, rows: inOrder(shares[tier]) }));
  if (filled.length === 0) return undefined;
  return { ...blockHead(block, context), visibleRows: context.config.settings.costShareRows, tiers: filled };
};
