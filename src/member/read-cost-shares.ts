import { byTier } from './by-tier.ts';
import { formatCurrency } from './format-currency.ts';
import type { CostShare, CostShareKind, CostShares, Tier } from './member.ts';
import type { PropertyReader } from './property-reader.ts';
import { tierSuffixes } from './tier-suffixes.ts';

const shareKinds: readonly (readonly [CostShareKind, string])[] = [
  ['pcp', 'pcp'],
  ['specialist', 'specialty'],
  ['er', 'er'],
  ['uc', 'uc'],
  ['inpatient', 'inpatient'],
  ['outpatient', 'outpatient'],
  ['mentalHealth', 'mentalHealth'],
];

/** One key of the costShareKeys of keys: a kind of care, a tier, and the spelling of both in property names. */
interface CostShareKey {
  readonly kind: CostShareKind;
  readonly prefix: string;
  readonly tier: Tier;
  readonly suffix: string;
}

const costShareKeys: readonly CostShareKey[] = shareKinds.flatMap(([kind, prefix]) =>
  tierSuffixes.map(([tier, suffix]) => ({ kind, prefix, tier, suffix })),
);

const readCostShare = (coverage: PropertyReader, key: CostShareKey, isCopay: boolean): readonly CostShare[] => {
  const { kind, prefix, tier, suffix } = key;
  const fdiKey = `${prefix}${isCopay ? 'Copay' : 'Coinsurance'}${suffix}`;
  const amount = coverage.first(fdiKey).amount();
  if (amount === undefined || amount < 0) return [];
  const amountString = isCopay ? formatCurrency(amount, { cents: 'auto' }) : `${amount}%`;
  const deductibleApplies = coverage.first(`${prefix}Deductible${suffix}`).flag();
  return [{ fdiKey, kind, tier, amount, amountString, isCopay, deductibleApplies }];
};

/** What the member pays for seven shareKinds of care, copay before coinsurance, grouped by tier (R3.024 to R3.028). */
export const readCostShares = (coverage: PropertyReader): CostShares =>
  byTier(costShareKeys.flatMap((key) => [true, false].flatMap((isCopay) => readCostShare(coverage, key, isCopay))));
