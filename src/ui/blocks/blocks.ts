import type { BlockView } from '../../view/block-view.ts';
import type { BlockComponent } from './block-components.ts';
import { CareTeam } from './care-team.tsx';
import { CostShares } from './cost-shares.tsx';
import { CoverageChooser } from './coverage-chooser.tsx';
import { Greeting } from './greeting.tsx';
import { IdCard } from './id-card.tsx';
import { PlanSpending } from './plan-spending.tsx';
import { PremiumDue } from './premium-due.tsx';
import { publicBlocks } from './public-blocks.ts';

type Blocks = { readonly [T in BlockView['type']]: BlockComponent<T> };

/** The component of every block type; a type without one does not compile. */
export const blocks: Blocks = {
  ...publicBlocks,
  careTeam: CareTeam,
  costShares: CostShares,
  coverageChooser: CoverageChooser,
  greeting: Greeting,
  idCard: IdCard,
  planSpending: PlanSpending,
  premiumDue: PremiumDue,
};
