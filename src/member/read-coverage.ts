import type { CalendarDay, Coverage, PlanFlags } from './member.ts';
import type { Properties } from './properties.ts';
import type { PropertyReader } from './property-reader.ts';
import { readCostShares } from './read-cost-shares.ts';
import { readPharmacy } from './read-pharmacy.ts';
import { readPlanInfo } from './read-plan-info.ts';
import { readPlanSpending } from './read-plan-spending.ts';
import { readPremium } from './read-premium.ts';
import { readProvider } from './read-provider.ts';
import { readSupplementalBenefits } from './read-supplemental-benefits.ts';
import { readYears } from './read-years.ts';

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

const readEffectiveDate = (coverage: PropertyReader): CalendarDay | undefined => {
  const values = coverage.first('effectiveDate');
  if (values.text() === '') coverage.report('missing-effective-date', 'effectiveDate');
  return values.day();
};

/** One coverage of a data string (R3.016 to R3.018); an unreadable filing order counts as the coverage's index. */
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
