import type {
  Accumulator,
  AccumulatorKind,
  AccumulatorScope,
  PlanSpending,
  Tier,
} from '../../member/member.ts';
import { accumulatorProgress, formatCurrency } from '../../member/money.ts';
import { type ItemView, itemViews } from '../links/items.ts';
import type { ViewContext } from '../view-context.ts';
import { dataName } from '../words.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface AccumulatorView {
  readonly key: string;
  readonly kind: AccumulatorKind;
  readonly paid: string;
  readonly total: string;
  /** The filled part of the bar; absent if one of the amounts is not a number. */
  readonly bar?:
    { readonly percent: number; readonly remaining: string; readonly isMet: boolean } | undefined;
}

export interface AccumulatorGroupView {
  readonly tier: Tier;
  readonly individual: readonly AccumulatorView[];
  readonly family: readonly AccumulatorView[];
}

export interface PlanSpendingView extends BlockHead<'planSpending'> {
  /**
   * The width of a column of bars, in percent of the row: 50 with family accumulators, 100 without
   * (R5.10).
   */
  readonly barWidth: 50 | 100;
  readonly groups: readonly AccumulatorGroupView[];
  readonly hasHelp: boolean;
  readonly items: readonly ItemView[];
}

const tiers: readonly Tier[] = ['tier1', 'tier2', 'tier3', 'untiered'];

const amountText = (amount: number | string, context: ViewContext): string =>
  typeof amount === 'string'
    ? dataName(amount, context)
    : formatCurrency(Math.max(amount, 0), { cents: 'auto' });

// A bar with percent, paid, total and remaining amount (R5.07 to R5.09), or a text when an amount is a text.
const accumulatorView = ({ key, kind, spent, total }: Accumulator, context: ViewContext): AccumulatorView => {
  if (typeof spent === 'string' || typeof total === 'string')
    return { key, kind, paid: amountText(spent, context), total: amountText(total, context) };
  const { percent, paid, remaining } = accumulatorProgress({ spent, total });
  return {
    key,
    kind,
    paid: amountText(paid, context),
    total: amountText(total, context),
    bar: { percent, remaining: amountText(remaining, context), isMet: remaining === 0 },
  };
};

const groupsOf = (spending: PlanSpending, context: ViewContext): readonly AccumulatorGroupView[] => {
  const scoped = (tier: Tier, scope: AccumulatorScope): readonly AccumulatorView[] =>
    spending[tier]
      .filter((accumulator) => accumulator.scope === scope)
      .map((accumulator) => accumulatorView(accumulator, context));
  return tiers
    .filter((tier) => spending[tier].length > 0)
    .map((tier) => ({ tier, individual: scoped(tier, 'individual'), family: scoped(tier, 'account') }));
};

// Only pharmacy deductibles without a tier (R2.165).
const pharmacyOnly = (spending: PlanSpending): PlanSpending => {
  const untiered = spending.untiered.filter(({ kind }) => kind === 'rxDeductible');
  const hasFamilyAccumulators = untiered.some(({ scope }) => scope === 'account');
  return { ...spending, hasFamilyAccumulators, tier1: [], tier2: [], tier3: [], untiered };
};

// By tier. Bars share the row with family accumulators, if there are any (R5.10, A96).
export const planSpendingView: BlockViewFunction<PlanSpendingView> = (block, context) => {
  const whole = context.coverage?.planSpending;
  const spending = whole && block.only === 'pharmacy' ? pharmacyOnly(whole) : whole;
  const groups = spending ? groupsOf(spending, context) : [];
  if (!spending || groups.length === 0) return undefined;
  return {
    ...blockHead(block, context),
    barWidth: spending.hasFamilyAccumulators ? 50 : 100,
    groups,
    hasHelp: block.only !== 'pharmacy',
    items: itemViews(block, context),
  };
};
