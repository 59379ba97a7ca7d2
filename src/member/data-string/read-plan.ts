import { matchingLiteral } from '../literals.ts';
import type {
  FormGroup,
  FormType,
  HandbookYear,
  Pharmacy,
  PlanDocument,
  PlanForm,
  PlanInfo,
} from '../member.ts';
import type { PropertyReader } from './property-reader.ts';

const groups: readonly FormGroup[] = ['account', 'claims', 'coverage'];
const types: readonly FormType[] = ['url', 'questionnaire', 'deepLink', 'modeOpener'];

// Forms of an unknown group or type, or without name or target, are dropped (R3.045).
const readForms = (coverage: PropertyReader): readonly PlanForm[] =>
  coverage.every('form').flatMap((form): readonly PlanForm[] => {
    const group = matchingLiteral(groups, form.text(0));
    const type = matchingLiteral(types, form.text(2));
    const name = form.text(1);
    const target = form.text(3);
    if (group !== undefined && type !== undefined && name !== '' && target !== '')
      return [{ group, name, type, target }];
    coverage.report(group === undefined || type === undefined ? 'unknown-value' : 'incomplete-entry', 'form');
    return [];
  });

const years: readonly (readonly [HandbookYear, string])[] = [
  ['previous', 'Previous'],
  ['current', 'Current'],
  ['next', 'Next'],
];

// `{prefix}Previous`, `{prefix}Current` and `{prefix}Next`, oldest first (R3.041).
export const readYears = (
  coverage: PropertyReader,
  prefix: 'handbook' | 'healthBenefit',
): readonly HandbookYear[] =>
  years.filter(([, suffix]) => coverage.first(`${prefix}${suffix}`).flag()).map(([year]) => year);

const readOtherCoverages = (coverage: PropertyReader): readonly PlanDocument[] =>
  coverage.every('otherCoverage').flatMap((document) => {
    const documentType = document.text(0);
    const url = document.text(1);
    if (documentType !== '' && url !== '') return [{ documentType, url }];
    coverage.report('incomplete-entry', 'otherCoverage');
    return [];
  });

const readEmployerLink = (coverage: PropertyReader): string => {
  const employer = coverage.first('employerLink').text();
  return employer.toLowerCase() === 'no' ? '' : employer;
};

// R3.018, R3.039 to R3.045.
export const readPlanInfo = (coverage: PropertyReader): PlanInfo => ({
  sobId: coverage.first('sobId').text(),
  planName: coverage.first('planName').text(),
  grandfathered: coverage.first('grandfathered').flag(),
  metalTier: coverage.first('metalTier').text(),
  productType: coverage.first('productType').text(),
  verifySsn: coverage.first('verifySsn').flag(),
  ssnCorrection: coverage.first('ssnCorrection').flag(),
  relToSub: coverage.first('relToSub').text().toLowerCase(),
  sfMemberId: coverage.first('sfMemberId').text(),
  empLink: readEmployerLink(coverage),
  handbooks: readYears(coverage, 'handbook'),
  otherCoverages: readOtherCoverages(coverage),
  forms: readForms(coverage),
});

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

// R3.047. The over-the-counter link is kept only for Medicare (R3.049), and only as a web address.
export const readPharmacy = (coverage: PropertyReader): Pharmacy => {
  const otcLink = coverage.first('otcLink').text();
  return {
    hasPharmacy: coverage.first('hasPharmacy').flag(),
    vendor: coverage.first('pharmacyVendor').text() || 'default',
    otcLink: coverage.first('isMedicare').flag() && isWebAddress(otcLink) ? otcLink : undefined,
  };
};
