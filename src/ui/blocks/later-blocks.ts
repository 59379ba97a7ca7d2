import type { BlockComponents } from './block-components.ts';
import { CoverageChooser } from './coverage-chooser.tsx';
import { DocumentList } from './document-list.tsx';
import { Faq } from './faq.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { LanguageForm } from './language-form.tsx';
import { TierCards } from './tier-cards.tsx';

/** Components of the blocks that home does not have: one chunk, loaded once a member's first screen is on show. */
export const laterBlocks = {
  coverageChooser: CoverageChooser,
  documentList: DocumentList,
  faq: Faq,
  invoice: InvoiceCard,
  languageForm: LanguageForm,
  tierCards: TierCards,
} satisfies BlockComponents;
