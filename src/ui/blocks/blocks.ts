import type { ComponentType } from 'react';
import type { BlockView } from '../../view/block-view.ts';
import { Banner } from './banner.tsx';
import { CareTeam } from './care-team.tsx';
import { CostShares } from './cost-shares.tsx';
import { CoverageChooser } from './coverage-chooser.tsx';
import { Greeting } from './greeting.tsx';
import { IdCard } from './id-card.tsx';
import { InfoCard } from './info-card.tsx';
import { LegacyFrame } from './legacy-frame.tsx';
import { LinkCards } from './link-cards.tsx';
import { NotFound } from './not-found.tsx';
import { Notice } from './notice.tsx';
import { PlanSpending } from './plan-spending.tsx';
import { PremiumDue } from './premium-due.tsx';
import { QuickLinks } from './quick-links.tsx';
import { SignIn } from './sign-in.tsx';
import { TextBlock } from './text-block.tsx';

type Blocks = { readonly [T in BlockView['type']]: ComponentType<{ readonly view: Extract<BlockView, { readonly type: T }> }> };

/** The component of every block type; a type without one does not compile. */
export const blocks: Blocks = {
  greeting: Greeting,
  idCard: IdCard,
  premiumDue: PremiumDue,
  quickLinks: QuickLinks,
  planSpending: PlanSpending,
  costShares: CostShares,
  careTeam: CareTeam,
  banner: Banner,
  infoCard: InfoCard,
  linkCards: LinkCards,
  text: TextBlock,
  notice: Notice,
  frame: LegacyFrame,
  coverageChooser: CoverageChooser,
  signIn: SignIn,
  notFound: NotFound,
};
