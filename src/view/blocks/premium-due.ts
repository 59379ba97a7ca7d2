import { amountState, dueDate, nextPayment } from '../../member/coverage-status.ts';
import { type CalendarDay, type Given, type Premium, readValue, unreadable } from '../../member/member.ts';
import { formatCurrency } from '../../member/money.ts';
import { type ItemView, itemViews } from '../links/items.ts';
import { type PhoneView, planPhone } from '../phones.ts';
import type { ViewContext } from '../view-context.ts';
import { dayText } from '../words.ts';
import type { BlockViewFunction } from './block-view.ts';

export interface PremiumDueView {
  readonly type: 'premiumDue';
  readonly id: string;
  readonly state: 'autopay' | ReturnType<typeof amountState>;
  readonly isPastDue: boolean;
  /** The amount with cents; absent if the data has no readable amount. */
  readonly amount?: string | undefined;
  /**
   * The unreadable value, with the phone number to call. If both are unreadable, the amount takes
   * priority over the date.
   */
  readonly unread?:
    { readonly what: 'amount' | 'dueDate' | 'nextPayment'; readonly phone: PhoneView } | undefined;
  /** The due date, or the next payment date with autopay; absent if the data has no readable date. */
  readonly date?: { readonly text: string; readonly month: string; readonly day: string } | undefined;
  readonly items: readonly ItemView[];
}

const dayOf = (state: PremiumDueView['state'], premium: Premium, now: number): Given<CalendarDay> => {
  if (state === 'autopay') return nextPayment(premium, now);
  return state === 'due' ? dueDate(premium) : undefined;
};

const dateOf = (day: CalendarDay | undefined, context: ViewContext): PremiumDueView['date'] => {
  const text = dayText(day, context);
  if (!day || text === undefined) return undefined;
  const month = text.match(/[^\d\s,]{3,}/)?.[0] ?? '';
  return { text, month, day: String(day.day) };
};

const unreadOf = (
  state: PremiumDueView['state'],
  premium: Premium,
  context: ViewContext,
): PremiumDueView['unread'] => {
  const isAmount = amountState(premium) === unreadable;
  if (!isAmount && dayOf(state, premium, context.now) !== unreadable) return undefined;
  const what = isAmount ? 'amount' : state === 'autopay' ? 'nextPayment' : 'dueDate';
  return { what, phone: planPhone('supportPhone', context) };
};

// With autopay its amount and next payment date; otherwise the amount due, with the due date of the last
// invoice while the amount is above 0. A negative amount is a credit (R2.116, A35).
export const premiumDueView: BlockViewFunction<PremiumDueView> = (block, context) => {
  const premium = context.coverage?.premium;
  if (!premium) return undefined;
  const amount = readValue(premium.amountDue);
  const state = premium.autoPay.isEnrolled ? 'autopay' : amountState(premium);
  return {
    type: block.type,
    id: block.id,
    state,
    isPastDue: context.gate.decide(block.pastDueWhen).shown,
    amount: amount === undefined ? undefined : formatCurrency(amount, { cents: 'always' }),
    unread: unreadOf(state, premium, context),
    date: dateOf(readValue(dayOf(state, premium, context.now)), context),
    items: itemViews(block, context),
  };
};
