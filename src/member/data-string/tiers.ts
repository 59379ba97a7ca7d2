import type { Tier } from '../member.ts';

// Endings of property names for each tier: `pcpCopayTier1`, `erCopay` (R3.027).
export const tierSuffixes: readonly (readonly [Tier, string])[] = [
  ['tier1', 'Tier1'],
  ['tier2', 'Tier2'],
  ['tier3', 'Tier3'],
  ['untiered', ''],
];
