import { expect, it } from 'vitest';
import { brokenConstraints } from './broken-constraints.ts';
import type { FactValue, Facts } from './facts.ts';
import { gatekeeper } from './gatekeeper.ts';

const gateOf = gatekeeper({ rules: { isGroup: { var: 'isEgwp' } }, variants: [] });
const factsOf = (facts: Record<string, FactValue>): Facts => Object.freeze(facts);
const constraints = [
  { id: 'groupIsMedicare', logic: { or: [{ '!': { var: 'isGroup' } }, { var: 'isMedicare' }] } },
  { id: 'fewCoverages', logic: { '<=': [{ var: 'coverageCount' }, 3] } },
  { id: 'misspelt', logic: { '!': { var: 'isMedicre' } } },
] as const;

it('names the constraints that facts break, and one that cannot be decided', () => {
  const broken = (facts: Record<string, FactValue>) => brokenConstraints(gateOf(factsOf(facts)), constraints.slice(0, 2));
  expect(broken({ isEgwp: true, isMedicare: true, coverageCount: 1 })).toEqual([]);
  expect(broken({ isEgwp: true, isMedicare: false, coverageCount: 1 })).toEqual(['groupIsMedicare']);
  expect(broken({ isEgwp: true, isMedicare: false, coverageCount: 9 })).toEqual(['groupIsMedicare', 'fewCoverages']);
  expect(brokenConstraints(gateOf(factsOf({ isMedicare: true })), constraints.slice(2))).toEqual(['misspelt']);
});
