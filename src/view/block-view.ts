import type { BannerView } from './blocks/banner.ts';
import type { CareTeamView } from './blocks/care-team.ts';
import type { CostSharesView } from './blocks/cost-shares.ts';
import type { CoverageChooserView } from './blocks/coverage-chooser.ts';
import type { DocumentListView } from './blocks/document-list.ts';
import type { FaqView } from './blocks/faq.ts';
import type { FrameView } from './blocks/frame-view.ts';
import type { GreetingView } from './blocks/greeting.ts';
import type { IdCardView } from './blocks/id-card.ts';
import type { InfoCardView } from './blocks/info-card.ts';
import type { InvoiceView } from './blocks/invoice.ts';
import type { LanguageFormView } from './blocks/language-form.ts';
import type { LinkCardsView } from './blocks/link-cards.ts';
import type { NotFoundView } from './blocks/not-found.ts';
import type { NoticeView } from './blocks/notice.ts';
import type { PlanSpendingView } from './blocks/plan-spending.ts';
import type { PremiumDueView } from './blocks/premium-due.ts';
import type { QuickLinksView } from './blocks/quick-links.ts';
import type { SignInView } from './blocks/sign-in.ts';
import type { TextView } from './blocks/text.ts';
import type { TierCardsView } from './blocks/tier-cards.ts';

/** The view of a block of any type: plain data that its component shows. */
export type BlockView =
  | GreetingView
  | IdCardView
  | PremiumDueView
  | QuickLinksView
  | PlanSpendingView
  | CostSharesView
  | CareTeamView
  | BannerView
  | InfoCardView
  | LinkCardsView
  | TextView
  | NoticeView
  | FrameView
  | CoverageChooserView
  | SignInView
  | DocumentListView
  | TierCardsView
  | LanguageFormView
  | InvoiceView
  | NotFoundView
  | FaqView;
