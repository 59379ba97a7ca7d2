import { dayText, wordsOf } from '../words.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface InvoiceView extends BlockHead<'invoice'> {
  readonly label: string;
  readonly dueDate?: string | undefined;
}

// The address of the download comes from the billing page of the legacy site (R2.174).
export const invoiceView: BlockViewFunction<InvoiceView> = (block, context) => {
  const invoice = context.coverage?.premium.invoices.at(-1);
  if (!invoice) return undefined;
  return {
    ...blockHead(block, context),
    label: wordsOf(context, block.wordsKey, block.id)('label') ?? '',
    dueDate: dayText(invoice.dueDate, context),
  };
};
