import type { BlockView } from '../../view/blocks/block-views.ts';
import type { BlockComponent } from './block-registry.ts';
import { CoverageChooser } from './coverage-chooser.tsx';
import { DocumentList } from './document-list.tsx';
import { Faq } from './faq.tsx';
import { FullIdCard } from './full-id-card.tsx';
import { homeBlocks } from './home-blocks.ts';
import { InvoiceCard } from './invoice-card.tsx';
import { LanguageForm } from './language-form.tsx';
import { publicBlocks } from './public-blocks.ts';
import { TierCards } from './tier-cards.tsx';

type Blocks = { readonly [T in BlockView['type']]: BlockComponent<T> };

export const blocks: Blocks = {
  ...publicBlocks,
  ...homeBlocks,
  coverageChooser: CoverageChooser,
  documentList: DocumentList,
  faq: Faq,
  fullIdCard: FullIdCard,
  invoice: InvoiceCard,
  languageForm: LanguageForm,
  tierCards: TierCards,
};
