import type { Tier } from './member.ts';

export interface ByTier<Entry> {
  readonly hasTiers: boolean;
  readonly tier1: readonly Entry[];
  readonly tier2: readonly Entry[];
  readonly tier3: readonly Entry[];
  readonly untiered: readonly Entry[];
}

/** Groups entries by tier, keeping their order (R3.028, R3.031); `hasTiers` is true when any entry has a tier. */
export const byTier = <Entry extends { readonly tier: Tier }>(entries: readonly Entry[]): ByTier<Entry> => {
  const of = (tier: Tier) => entries.filter((entry) => entry.tier === tier);
  const hasTiers = entries.some((entry) => entry.tier !== 'untiered');
  return { hasTiers, tier1: of('tier1'), tier2: of('tier2'), tier3: of('tier3'), untiered: of('untiered') };
};
