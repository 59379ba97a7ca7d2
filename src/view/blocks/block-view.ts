import type { BannerView } from './banner.ts';
import type { CareTeamView } from './care-team.ts';
import type { CostSharesView } from './cost-shares.ts';
import type { CoverageChooserView } from './coverage-chooser.ts';
import type { DocumentListView } from './document-list.ts';
import type { FaqView } from './faq.ts';
import type { FrameView } from './frame.ts';
import type { GreetingView } from './greeting.ts';
import type { IdCardView } from './id-card.ts';
import type { InfoCardView } from './info-card.ts';
import type { InvoiceView } from './invoice.ts';
import type { LanguageFormView } from './language-form.ts';
import type { LinkCardsView } from './link-cards.ts';
import type { NotFoundView } from './not-found.ts';
import type { NoticeView } from './notice.ts';
import type { PlanSpendingView } from './plan-spending.ts';
import type { PremiumDueView } from './premium-due.ts';
import type { QuickLinksView } from './quick-links.ts';
import type { SignInView } from './sign-in.ts';
import type { TextView } from './text.ts';
import type { TierCardsView } from './tier-cards.ts';

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
