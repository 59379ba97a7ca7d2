import { matchingLiteral } from '../literals.ts';
import type { BenefitType, Provider, SupplementalBenefit } from '../member.ts';
import type { PropertyReader } from './property-reader.ts';

// R3.033. Undefined when the data name neither physician nor medical group.
export const readProvider = (coverage: PropertyReader): Provider | undefined => {
  const pmgName = coverage.first('pmgName').text();
  const name = coverage.first('providerName');
  const parts = [name.text(0), name.text(1), name.text(2), name.text(3)] as const;
  const [first, middle, last, suffix] = parts;
  const full = name.text(4) || parts.filter((part) => part !== '').join(' ');
  if (pmgName === '' && full === '') return undefined;
  return {
    pmgName,
    name: { first, middle, last, suffix, full },
    phone: coverage.first('providerPhone').text(),
    npi: coverage.first('npi').text(),
  };
};

const benefitTypes: readonly BenefitType[] = [
  'Acupuncture',
  'Chiropractic',
  'Acu/Chiro',
  'Pediatric Vision',
  'Vision',
  'ART',
  'Silver & Fit',
  'Hearing Aid',
  'Pharmacy',
  'Pediatric Dental',
];

// Triples of type, id and name, one or more in a property. Unknown types are dropped (R3.035 to R3.038).
export const readSupplementalBenefits = (coverage: PropertyReader): readonly SupplementalBenefit[] => {
  const benefits: SupplementalBenefit[] = [];
  for (const triples of coverage.every('supplementalBenefits')) {
    for (let start = 0; start < triples.count; start += 3) {
      const benefitType = matchingLiteral(benefitTypes, triples.text(start));
      if (benefitType === undefined) coverage.report('unknown-value', 'supplementalBenefits');
      else benefits.push({ id: triples.text(start + 1), benefitType });
    }
  }
  return benefits;
};
