import type { Language } from '../../config/portal-config.ts';
import { type ItemView, itemViews } from '../items.ts';
import { present } from '../present.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface LanguageFormView {
  readonly type: 'languageForm';
  readonly id: string;
  readonly title: string;
  readonly content?: string;
  readonly current: Language;
  /** English and Spanish only (ledger A05). */
  readonly languages: readonly Language[];
  readonly items: readonly ItemView[];
}

/** The choice of language of the account page (specification 2, Account language page). */
export const languageFormView: BlockViewOf<'languageForm', LanguageFormView> = (block, context) => {
  const word = wordsOf(context, block.wordsKey, block.id);
  return present<LanguageFormView>({
    type: 'languageForm',
    id: block.id,
    title: word('title') ?? '',
    content: word('content'),
    current: context.language,
    languages: ['en', 'es'],
    items: itemViews(block.items, block.wordsKey, context),
  });
};
