import { Banner } from './banner.tsx';
import type { BlockComponents } from './block-registry.ts';
import { CareTeam } from './care-team.tsx';
import { CostShares } from './cost-shares.tsx';
import { Greeting } from './greeting.tsx';
import { IdCard } from './id-card.tsx';
import { InfoCard } from './info-card.tsx';
import { LinkCards } from './link-cards.tsx';
import { Notice } from './notice.tsx';
import { PlanSpending } from './plan-spending.tsx';
import { PremiumDue } from './premium-due.tsx';
import { QuickLinks } from './quick-links.tsx';
import { TextBlock } from './text-block.tsx';

/** The components of the blocks on the home screen. They load first for members. */
export const homeBlocks = {
  banner: Banner,
  careTeam: CareTeam,
  costShares: CostShares,
  greeting: Greeting,
  idCard: IdCard,
  infoCard: InfoCard,
  linkCards: LinkCards,
  notice: Notice,
  planSpending: PlanSpending,
  premiumDue: PremiumDue,
  quickLinks: QuickLinks,
  text: TextBlock,
} satisfies BlockComponents;
