import { byTier } from './by-tier.ts';
import type { Accumulator, AccumulatorKind, AccumulatorScope, PlanSpending, Tier } from './member.ts';
import type { PropertyReader } from './property-reader.ts';
import { tierSuffixes } from './tier-suffixes.ts';

const accumulatorKinds: readonly (readonly [AccumulatorKind, string])[] = [
  ['moop', 'Moop'],
  ['medDeductible', 'MedDeductible'],
  ['rxDeductible', 'RxDeductible'],
];
const scopes: readonly AccumulatorScope[] = ['individual', 'account'];

type AccumulatorKey = Pick<Accumulator, 'key' | 'scope' | 'kind' | 'tier'>;

const accumulatorKey = (
  scope: AccumulatorScope,
  kind: readonly [AccumulatorKind, string],
  tier: readonly [Tier, string],
): AccumulatorKey => ({
  key: `${scope}${kind[1]}${tier[1]}`,
  scope,
  kind: kind[0],
  tier: tier[0],
});

const accumulatorKeys: readonly AccumulatorKey[] = scopes.flatMap((scope) =>
  accumulatorKinds.flatMap((kind) => tierSuffixes.map((tier) => accumulatorKey(scope, kind, tier))),
);

const readAccumulator = (coverage: PropertyReader, key: AccumulatorKey): readonly Accumulator[] => {
  const values = coverage.first(key.key);
  const [spent, total] = [values.amount(0), values.amount(1)];
  return spent === undefined || total === undefined || total <= 0 ? [] : [{ ...key, spent, total }];
};

/** The accumulators of a coverage grouped by tier (R3.030, R3.031); one whose limit is 0 or unreadable is left out (A94). */
export const readPlanSpending = (coverage: PropertyReader): PlanSpending => {
  const accumulators = accumulatorKeys.flatMap((key) => readAccumulator(coverage, key));
  const family = accumulators.filter((accumulator) => accumulator.scope === 'account');
  return {
    ...byTier(accumulators),
    hasFamilyAccumulators: family.length > 0,
    hasFamilyRxAccumulators: family.some((accumulator) => accumulator.kind === 'rxDeductible'),
  };
};
