import type { PlanDocument, PlanInfo } from './member.ts';
import type { PropertyReader } from './property-reader.ts';
import { readForms } from './read-forms.ts';
import { readYears } from './read-years.ts';

const readOtherCoverages = (coverage: PropertyReader): readonly PlanDocument[] =>
  coverage.every('otherCoverage').flatMap((document) => {
    const [documentType, url] = [document.text(0), document.text(1)];
    if (documentType !== '' && url !== '') return [{ documentType, url }];
    coverage.report('incomplete-entry', 'otherCoverage');
    return [];
  });

const readEmployerLink = (coverage: PropertyReader): string => {
  const employer = coverage.first('employerLink').text();
  return employer.toLowerCase() === 'no' ? '' : employer;
};

/** The plan info of a coverage (R3.018, R3.039 to R3.045). */
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
