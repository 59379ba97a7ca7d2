import { byTier } from './by-tier.ts';
import type { Accumulator, AccumulatorKind, AccumulatorScope, PlanSpending, Tier } from './member.ts';
import type { PropertyReader } from './property-reader.ts';
import { tierSuffixes } from './tier-suffixes.ts';

const kinds: readonly (readonly [AccumulatorKind, string])[] = [
  ['moop', 'Moop'],
  ['medDeductible', 'MedDeductible'],
  ['rxDeductible', 'RxDeductible'],
];
const scopes: readonly AccumulatorScope[] = ['individual', 'account'];

type Square = Pick<Accumulator, 'key' | 'scope' | 'kind' | 'tier'>;

const squareOf = (scope: AccumulatorScope, kind: readonly [AccumulatorKind, string], tier: readonly [Tier, string]): Square => ({
  key: `${scope}${kind[1]}${tier[1]}`,
  scope,
  kind: kind[0],
  tier: tier[0],
});

const grid: readonly Square[] = scopes.flatMap((scope) => kinds.flatMap((kind) => tierSuffixes.map((tier) => squareOf(scope, kind, tier))));

const readAccumulator = (coverage: PropertyReader, square: Square): readonly Accumulator[] => {
  const values = coverage.first(square.key);
  const [spent, total] = [values.amount(0), values.amount(1)];
  return spent === undefined || total === undefined || total <= 0 ? [] : [{ ...square, spent, total }];
};

/** The accumulators of a coverage grouped by tier (R3.030, R3.031); one whose limit is 0 or unreadable is left out (A94). */
export const readPlanSpending = (coverage: PropertyReader): PlanSpending => {
  const accumulators = grid.flatMap((square) => readAccumulator(coverage, square));
  const family = accumulators.filter((accumulator) => accumulator.scope === 'account');
  return {
    ...byTier(accumulators),
    hasFamilyAccumulators: family.length > 0,
    hasFamilyRxAccumulators: family.some((accumulator) => accumulator.kind === 'rxDeductible'),
  };
};
