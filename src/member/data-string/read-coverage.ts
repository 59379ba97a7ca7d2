import type { Properties } from '../account.ts';
import type { CalendarDay, Coverage, Given, PlanFlags, Premium } from '../member.ts';
import type { PropertyReader } from './property-reader.ts';
import { readProvider, readSupplementalBenefits } from './read-care.ts';
import { readCostShares, readPlanSpending } from './read-costs.ts';
import { readPharmacy, readPlanInfo, readYears } from './read-plan.ts';

// Amounts in dollars; invoices in the order of the data (R3.019 to R3.023, A69).
const readPremium = (coverage: PropertyReader): Premium => {
  const autoPay = coverage.first('autoPay');
  const balanceDue = coverage.first('balanceDue');
  return {
    hasBilling: coverage.first('individualBilling').flag(),
    amountDue: coverage.first('amountDue').amount(),
    pbaEncryptedId: coverage.first('pbaEncryptedId').text() || undefined,
    autoPay: { isEnrolled: autoPay.flag(0), scheduledDate: autoPay.day(1) },
    invoices: coverage
      .every('invoice')
      .map((invoice) => ({ invoiceId: invoice.text(0), dueDate: invoice.day(1) })),
    balanceDue: { amount: balanceDue.amount(0), dueDate: balanceDue.day(1) },
    isCalpers: coverage.first('premiumCalpers').flag(),
    hasPharmacy: coverage.first('premiumPharmacy').flag(),
  };
};

const readPlanFlags = (coverage: PropertyReader): PlanFlags => ({
  isMedicare: coverage.first('isMedicare').flag(),
  isCalpers: coverage.first('isCalpers').flag(),
  isCalpersEGWP: coverage.first('isCalpersEGWP').flag(),
  isPPO: coverage.first('isPPO').flag(),
  isPOS: coverage.first('isPOS').flag(),
  isIFP: coverage.first('isIFP').flag(),
  isFEHB: coverage.first('isFEHB').flag(),
});

const readFilingOrder = (coverage: PropertyReader, index: number): number => {
  const written = coverage.first('filingOrder').text();
  if (/^\d{1,6}$/.test(written)) return Number(written);
  coverage.report('unreadable-filing-order', 'filingOrder');
  return index;
};

const readEffectiveDate = (coverage: PropertyReader): Given<CalendarDay> => {
  const values = coverage.first('effectiveDate');
  if (values.text() === '') coverage.report('missing-effective-date', 'effectiveDate');
  return values.day();
};

// An unreadable filing order becomes the coverage's index (R3.016 to R3.018).
export const readCoverage = (coverage: PropertyReader, index: number, properties: Properties): Coverage => ({
  ...readPlanFlags(coverage),
  coverageId: coverage.first('coverageId').text(),
  memberId: coverage.first('memberId').text(),
  coverageName: coverage.first('coverageName').text(),
  networkName: coverage.first('networkName').text(),
  effectiveDate: readEffectiveDate(coverage),
  terminationDate: coverage.first('terminationDate').day(),
  filingOrder: readFilingOrder(coverage, index),
  suspendStatus: coverage.first('suspendStatus').text(),
  pendingStatus: coverage.first('pendingStatus').text(),
  rider: coverage.first('rider').text(),
  healthBenefits: readYears(coverage, 'healthBenefit'),
  premium: readPremium(coverage),
  costShares: readCostShares(coverage),
  planSpending: readPlanSpending(coverage),
  provider: readProvider(coverage),
  supplementalBenefits: readSupplementalBenefits(coverage),
  pharmacy: readPharmacy(coverage),
  planInfo: readPlanInfo(coverage),
  properties,
});
