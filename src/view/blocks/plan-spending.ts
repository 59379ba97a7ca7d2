import type { Accumulator, AccumulatorKind, AccumulatorScope, PlanSpending, Tier } from '../../member/member.ts';
import { accumulatorProgress, formatCurrency } from '../../member/money.ts';
import { type ItemView, itemViews } from '../items.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface AccumulatorView {
  readonly key: string;
  readonly kind: AccumulatorKind;
  readonly percent: number;
  readonly paid: string;
  readonly total: string;
  readonly remaining: string;
  readonly isMet: boolean;
}

export interface AccumulatorGroupView {
  readonly tier: Tier;
  readonly individual: readonly AccumulatorView[];
  /** Empty when the coverage has no family accumulators. */
  readonly family: readonly AccumulatorView[];
}

export interface PlanSpendingView extends BlockHead<'planSpending'> {
  /** Percent of the row that one bar column takes: 50 with family accumulators, else 100 (specification 5). */
  readonly barWidth: 50 | 100;
  readonly groups: readonly AccumulatorGroupView[];
  /** Whether the block explains how the limits work. */
  readonly hasHelp: boolean;
  readonly items: readonly ItemView[];
}

const tiers: readonly Tier[] = ['tier1', 'tier2', 'tier3', 'untiered'];

const dollars = (amount: number): string => formatCurrency(amount, { cents: 'auto' });

/** One accumulator as a bar: percent filled, paid, of, remaining (specification 5). */
const accumulatorView = (accumulator: Accumulator): AccumulatorView => {
  const { percent, paid, remaining } = accumulatorProgress(accumulator);
  return {
    key: accumulator.key,
    kind: accumulator.kind,
    percent,
    paid: dollars(paid),
    total: dollars(accumulator.total),
    remaining: dollars(remaining),
    isMet: remaining === 0,
  };
};

const scoped = (accumulators: readonly Accumulator[], scope: AccumulatorScope): readonly AccumulatorView[] =>
  accumulators.filter((accumulator) => accumulator.scope === scope).map(accumulatorView);

const groupsOf = (spending: PlanSpending): readonly AccumulatorGroupView[] =>
  tiers
    .filter((tier) => spending[tier].length > 0)
    .map((tier) => ({ tier, individual: scoped(spending[tier], 'individual'), family: scoped(spending[tier], 'account') }));

/** Only the pharmacy deductibles that belong to no tier (ledger R2.165). */
const pharmacyOnly = (spending: PlanSpending): PlanSpending => {
  const untiered = spending.untiered.filter(({ kind }) => kind === 'rxDeductible');
  const hasFamilyAccumulators = untiered.some(({ scope }) => scope === 'account');
  return { ...spending, hasFamilyAccumulators, tier1: [], tier2: [], tier3: [], untiered };
};

/** Annual balances by tier; bars take half the row with family accumulators, else all of it (specification 5, ledger A96). */
export const planSpendingView: BlockViewFunction<PlanSpendingView> = (block, context) => {
  const whole = context.coverage?.planSpending;
  const spending = whole && block.only === 'pharmacy' ? pharmacyOnly(whole) : whole;
  const groups = spending ? groupsOf(spending) : [];
  if (!spending || groups.length === 0) return undefined;
  return {
    ...blockHead(block, context),
    barWidth: spending.hasFamilyAccumulators ? 50 : 100,
    groups,
    hasHelp: block.only !== 'pharmacy',
    items: itemViews(block, context),
  };
};
