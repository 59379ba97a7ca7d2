import type { HandbookYear } from './member.ts';
import type { PropertyReader } from './property-reader.ts';

const years: readonly (readonly [HandbookYear, string])[] = [
  ['previous', 'Previous'],
  ['current', 'Current'],
  ['next', 'Next'],
];

/** The years for which `{prefix}Previous`, `{prefix}Current`, `{prefix}Next` say Yes, oldest first (R3.041). */
export const readYears = (coverage: PropertyReader, prefix: 'handbook' | 'healthBenefit'): readonly HandbookYear[] =>
  years.filter(([, suffix]) => coverage.first(`${prefix}${suffix}`).flag()).map(([year]) => year);
