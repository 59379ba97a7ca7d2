import type { PlacedBlock } from '../../config/portal-config.ts';
import type { BlockViewOf } from './block-view-of.ts';
import type { BlockView } from './block-view.ts';
import { coverageChooserView } from './coverage-chooser.ts';
import { documentListView } from './document-list.ts';
import { faqView } from './faq.ts';
import { homeBlockViews } from './home-block-views.ts';
import { invoiceView } from './invoice.ts';
import { languageFormView } from './language-form.ts';
import { publicBlockViews } from './public-block-views.ts';
import { tierCardsView } from './tier-cards.ts';

/** The view function of every block type; a forgotten type does not compile. */
export const blockViews: { readonly [T in PlacedBlock['type']]: BlockViewOf<T, Extract<BlockView, { readonly type: T }>> } = {
  ...publicBlockViews,
  ...homeBlockViews,
  coverageChooser: coverageChooserView,
  documentList: documentListView,
  faq: faqView,
  invoice: invoiceView,
  languageForm: languageFormView,
  tierCards: tierCardsView,
};
