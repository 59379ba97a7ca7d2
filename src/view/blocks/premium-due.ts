import type { CalendarDay, Premium } from '../../member/member.ts';
import { formatCurrency } from '../../member/money.ts';
import { type ItemView, itemViews } from '../items.ts';
import type { ViewContext } from '../view-context.ts';
import { dayText } from '../words.ts';
import type { BlockViewFunction } from './block-view.ts';

export interface PremiumDueView {
  readonly type: 'premiumDue';
  readonly id: string;
  readonly state: 'due' | 'autopay' | 'nothingDue';
  readonly isPastDue: boolean;
  /** Formatted with cents; absent when the data name no amount. */
  readonly amount?: string | undefined;
  /** Due date, or next payment date under autopay; absent when the data name none. */
  readonly date?: { readonly text: string; readonly month: string; readonly day: string } | undefined;
  readonly items: readonly ItemView[];
}

const stateOf = ({ autoPay, amountDue }: Premium): PremiumDueView['state'] => {
  if (autoPay.isEnrolled) return 'autopay';
  return amountDue !== undefined && amountDue > 0 ? 'due' : 'nothingDue';
};

const dateOf = (day: CalendarDay | undefined, context: ViewContext): PremiumDueView['date'] => {
  const text = dayText(day, context);
  if (!day || text === undefined) return undefined;
  const month = text.match(/[^\d\s,]{3,}/)?.[0] ?? '';
  return { text, month, day: String(day.day) };
};

/**
 * The premium banner (specification 2, Billing; ledger A35): under autopay its amount and next payment date, else the amount due,
 * with the last invoice's due date while the amount is above 0. A negative amount is a credit.
 */
export const premiumDueView: BlockViewFunction<PremiumDueView> = (block, context) => {
  const premium = context.coverage?.premium;
  if (!premium) return undefined;
  const state = stateOf(premium);
  const days = { autopay: premium.autoPay.scheduledDate, due: premium.invoices.at(-1)?.dueDate, nothingDue: undefined };
  return {
    type: block.type,
    id: block.id,
    state,
    isPastDue: context.gate.decide(block.pastDueWhen).shown,
    amount: premium.amountDue === undefined ? undefined : formatCurrency(premium.amountDue, { cents: 'always' }),
    date: dateOf(days[state], context),
    items: itemViews(block, context),
  };
};
