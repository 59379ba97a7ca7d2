import type { BlockViews } from './block-view.ts';
import { bannerView } from './banner.ts';
import { careTeamView } from './care-team.ts';
import { costSharesView } from './cost-shares.ts';
import { greetingView } from './greeting.ts';
import { idCardView } from './id-card.ts';
import { infoCardView } from './info-card.ts';
import { linkCardsView } from './link-cards.ts';
import { noticeView } from './notice.ts';
import { planSpendingView } from './plan-spending.ts';
import { premiumDueView } from './premium-due.ts';
import { quickLinksView } from './quick-links.ts';
import { textView } from './text.ts';

/** View functions of the blocks of the home screen. */
export const homeBlockViews = {
  banner: bannerView,
  careTeam: careTeamView,
  costShares: costSharesView,
  greeting: greetingView,
  idCard: idCardView,
  infoCard: infoCardView,
  linkCards: linkCardsView,
  notice: noticeView,
  planSpending: planSpendingView,
  premiumDue: premiumDueView,
  quickLinks: quickLinksView,
  text: textView,
} satisfies BlockViews;
