import { formatDay } from '../../member/calendar-day.ts';
import { present } from '../present.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface InvoiceView {
  readonly type: 'invoice';
  readonly id: string;
  readonly title: string;
  readonly content?: string;
  readonly label: string;
  /** Due date of the current invoice. */
  readonly dueDate?: string;
}

/** The download of the current invoice (ledger R2.174); its address comes from the billing page of the legacy site. */
export const invoiceView: BlockViewOf<'invoice', InvoiceView> = (block, context) => {
  const invoice = context.coverage?.premium.invoices.at(-1);
  if (!invoice) return undefined;
  const word = wordsOf(context, block.wordsKey, block.id);
  return present<InvoiceView>({
    type: 'invoice',
    id: block.id,
    title: word('title') ?? '',
    content: word('content'),
    label: word('label') ?? '',
    dueDate: invoice.dueDate && formatDay(invoice.dueDate, context.language, context.config.settings.monthNames),
  });
};
