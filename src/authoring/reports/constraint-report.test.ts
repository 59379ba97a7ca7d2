import { expect, it } from 'vitest';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { constraintReport } from './constraint-report.ts';

const { model, states } = frozenPortal();
const lines = (id: string, language: 'en' | 'es', at?: string) =>
  constraintReport(model, { id, language, states, at }).lines;

it('reports the evidence of a constraint, whom it excludes, and that no row depends on it, in both languages', () => {
  expect(lines('advantageProduct', 'en', 'config/rules/constraints.json:1')).toEqual([
    'advantageProduct (assumed): Medicare Advantage is neither a group Medicare plan nor linked to an employer.',
    'Source: Specification 1: Medicare Advantage plans are individual plans, beside the employer group Medicare plans.',
    'Defined in config/rules/constraints.json:1.',
    '',
    'Without it, these members would also be possible: the plan is an employer group Medicare plan (EGWP) and the product type is Medicare Advantage; or the plan is linked to an employer and the product type is Medicare Advantage.',
    'For example: like m12 (Leon Fitzhugh: group Medicare drug plan only, covered), but the product type is Medicare Advantage.',
    'No row of the gating table depends on it.',
  ]);
  expect(lines('advantageProduct', 'es').slice(0, 2)).toEqual([
    expect.stringMatching(/^advantageProduct \(.*\): Medicare Advantage no es un plan de Medicare de grupo/),
    'Por qué: Especificación 1: los planes Medicare Advantage son planes individuales, aparte de los planes de Medicare de grupo de empleadores.',
  ]);
});

it('lists the rows that depend on a constraint, with their columns', () => {
  const report = lines('publicEmployeeMedicareIsEgwp', 'en');
  expect(report).toContain(`6 of ${model.items.length} rows of the gating table depend on it:`);
  expect(report.filter((line) => line.startsWith('  '))).toContain('  claims.travelReimbursement (medicare)');
});

it('refuses an unknown constraint', () => {
  expect(() => lines('advantageProduct1', 'en')).toThrow();
});
