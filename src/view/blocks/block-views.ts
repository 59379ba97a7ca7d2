import type { PlacedBlock } from '../../config/portal-config.ts';
import type { BlockView } from '../block-view.ts';
import { bannerView } from './banner.ts';
import type { BlockViewOf } from './block-view-of.ts';
import { careTeamView } from './care-team.ts';
import { costSharesView } from './cost-shares.ts';
import { coverageChooserView } from './coverage-chooser.ts';
import { faqView } from './faq.ts';
import { documentListView } from './document-list.ts';
import { framedPageView } from './frame.ts';
import { greetingView } from './greeting.ts';
import { idCardView } from './id-card.ts';
import { infoCardView } from './info-card.ts';
import { invoiceView } from './invoice.ts';
import { languageFormView } from './language-form.ts';
import { linkCardsView } from './link-cards.ts';
import { notFoundView } from './not-found.ts';
import { noticeView } from './notice.ts';
import { planSpendingView } from './plan-spending.ts';
import { premiumDueView } from './premium-due.ts';
import { quickLinksView } from './quick-links.ts';
import { signInView } from './sign-in.ts';
import { textView } from './text.ts';
import { tierCardsView } from './tier-cards.ts';

/** The view function of every block type; a forgotten type does not compile. */
export const blockViews: { readonly [T in PlacedBlock['type']]: BlockViewOf<T, Extract<BlockView, { readonly type: T }>> } = {
  greeting: greetingView,
  idCard: idCardView,
  premiumDue: premiumDueView,
  quickLinks: quickLinksView,
  planSpending: planSpendingView,
  costShares: costSharesView,
  careTeam: careTeamView,
  banner: bannerView,
  infoCard: infoCardView,
  linkCards: linkCardsView,
  text: textView,
  notice: noticeView,
  frame: framedPageView,
  documentList: documentListView,
  tierCards: tierCardsView,
  languageForm: languageFormView,
  invoice: invoiceView,
  coverageChooser: coverageChooserView,
  signIn: signInView,
  notFound: notFoundView,
  faq: faqView,
};
