import type {
  Accumulator,
  AccumulatorKind,
  AccumulatorScope,
  CostShare,
  CostShareKind,
  CostShares,
  PlanSpending,
  Tier,
} from '../member.ts';
import { formatCurrency, parseAmount, parsePercent } from '../money.ts';
import type { PropertyReader } from './property-reader.ts';

// Endings of property names for each tier: `pcpCopayTier1`, `erCopay` (R3.027).
export const tierSuffixes: readonly (readonly [Tier, string])[] = [
  ['tier1', 'Tier1'],
  ['tier2', 'Tier2'],
  ['tier3', 'Tier3'],
  ['untiered', ''],
];

export interface ByTier<Entry> {
  readonly hasTiers: boolean;
  readonly tier1: readonly Entry[];
  readonly tier2: readonly Entry[];
  readonly tier3: readonly Entry[];
  readonly untiered: readonly Entry[];
}

// Keeps the order (R3.028, R3.031). `hasTiers` is true when any entry has a tier.
const byTier = <Entry extends { readonly tier: Tier }>(entries: readonly Entry[]): ByTier<Entry> => {
  const of = (tier: Tier) => entries.filter((entry) => entry.tier === tier);
  const hasTiers = entries.some((entry) => entry.tier !== 'untiered');
  return { hasTiers, tier1: of('tier1'), tier2: of('tier2'), tier3: of('tier3'), untiered: of('untiered') };
};

const shareKinds: readonly (readonly [CostShareKind, string])[] = [
  ['pcp', 'pcp'],
  ['specialist', 'specialty'],
  ['er', 'er'],
  ['uc', 'uc'],
  ['inpatient', 'inpatient'],
  ['outpatient', 'outpatient'],
  ['mentalHealth', 'mentalHealth'],
];

interface CostShareKey {
  readonly kind: CostShareKind;
  readonly prefix: string;
  readonly tier: Tier;
  readonly suffix: string;
}

const costShareKeys: readonly CostShareKey[] = shareKinds.flatMap(([kind, prefix]) =>
  tierSuffixes.map(([tier, suffix]) => ({ kind, prefix, tier, suffix })),
);

const readCostShare = (
  coverage: PropertyReader,
  key: CostShareKey,
  isCopay: boolean,
): readonly CostShare[] => {
  const { kind, prefix, tier, suffix } = key;
  const fdiKey = `${prefix}${isCopay ? 'Copay' : 'Coinsurance'}${suffix}`;
  const written = coverage.first(fdiKey).amountOrWords(0, isCopay ? parseAmount : parsePercent);
  if (written === undefined || Number(written) < 0) return [];
  const deductibleApplies = coverage.first(`${prefix}Deductible${suffix}`).flag();
  const share = { fdiKey, kind, tier, isCopay, deductibleApplies };
  if (typeof written === 'string') return [{ ...share, amount: undefined, amountString: written }];
  return [
    {
      ...share,
      amount: written,
      amountString: isCopay ? formatCurrency(written, { cents: 'auto' }) : `${written}%`,
    },
  ];
};

// Seven kinds of care, copay before coinsurance, by tier (R3.024 to R3.028).
export const readCostShares = (coverage: PropertyReader): CostShares =>
  byTier(
    costShareKeys.flatMap((key) => [true, false].flatMap((isCopay) => readCostShare(coverage, key, isCopay))),
  );

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
  const spent = values.amountOrWords(0, parseAmount);
  const total = values.amountOrWords(1, parseAmount);
  return spent === undefined || total === undefined || Number(total) <= 0 ? [] : [{ ...key, spent, total }];
};

// By tier (R3.030, R3.031). An accumulator without a limit is left out (A94).
export const readPlanSpending = (coverage: PropertyReader): PlanSpending => {
  const accumulators = accumulatorKeys.flatMap((key) => readAccumulator(coverage, key));
  const family = accumulators.filter((accumulator) => accumulator.scope === 'account');
  return {
    ...byTier(accumulators),
    hasFamilyAccumulators: family.length > 0,
    hasFamilyRxAccumulators: family.some((accumulator) => accumulator.kind === 'rxDeductible'),
  };
};
