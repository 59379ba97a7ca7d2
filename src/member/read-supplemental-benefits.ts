import { matchingLiteral } from './matching-literal.ts';
import type { BenefitType, SupplementalBenefit } from './member.ts';
import type { PropertyReader } from './property-reader.ts';

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

/** The riders: triples of type, id and name, one or more to a property, of the ten known types; others are dropped (R3.035 to R3.038). */
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
