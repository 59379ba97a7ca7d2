import type { BlockComponents } from './block-components.ts';
import { CareTeam } from './care-team.tsx';
import { CostShares } from './cost-shares.tsx';
import { Greeting } from './greeting.tsx';
import { IdCard } from './id-card.tsx';
import { PlanSpending } from './plan-spending.tsx';
import { PremiumDue } from './premium-due.tsx';
import { publicBlocks } from './public-blocks.ts';

/** Components of the blocks of home, which a member downloads first; `loadBlocks` brings the rest. */
export const blocks = {
  ...publicBlocks,
  careTeam: CareTeam,
  costShares: CostShares,
  greeting: Greeting,
  idCard: IdCard,
  planSpending: PlanSpending,
  premiumDue: PremiumDue,
} satisfies BlockComponents;
