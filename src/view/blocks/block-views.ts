import { type BlockType, type BlockViews } from './block-view.ts';
import { coverageChooserView } from './coverage-chooser.ts';
import { documentListView } from './document-list.ts';
import { faqView } from './faq.ts';
import { fullIdCardView } from './full-id-card.ts';
import { homeBlockViews } from './home-block-views.ts';
import { invoiceView } from './invoice.ts';
import { languageFormView } from './language-form.ts';
import { publicBlockViews } from './public-block-views.ts';
import { tierCardsView } from './tier-cards.ts';

export const blockViews = {
  ...publicBlockViews,
  ...homeBlockViews,
  coverageChooser: coverageChooserView,
  documentList: documentListView,
  faq: faqView,
  fullIdCard: fullIdCardView,
  invoice: invoiceView,
  languageForm: languageFormView,
  tierCards: tierCardsView,
} satisfies Required<BlockViews>;

/** The view of a block of any type, as plain data for its component. */
export type BlockView = NonNullable<ReturnType<(typeof blockViews)[BlockType]>>;
