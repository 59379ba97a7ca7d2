import type { Premium } from './member.ts';
import type { PropertyReader } from './property-reader.ts';

/** The premium part of a coverage (R3.019 to R3.023); amounts in dollars, invoices in the order of the string (A69). */
export const readPremium = (coverage: PropertyReader): Premium => {
  const autoPay = coverage.first('autoPay');
  const balanceDue = coverage.first('balanceDue');
  return {
    hasBilling: coverage.first('individualBilling').flag(),
    amountDue: coverage.first('amountDue').amount(),
    pbaEncryptedId: coverage.first('pbaEncryptedId').text() || undefined,
    autoPay: { isEnrolled: autoPay.flag(0), scheduledDate: autoPay.day(1) },
    invoices: coverage.every('invoice').map((invoice) => ({ invoiceId: invoice.text(0), dueDate: invoice.day(1) })),
    balanceDue: { amount: balanceDue.amount(0), dueDate: balanceDue.day(1) },
    isCalpers: coverage.first('premiumCalpers').flag(),
    hasPharmacy: coverage.first('premiumPharmacy').flag(),
  };
};
