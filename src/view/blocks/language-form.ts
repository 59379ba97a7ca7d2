import type { Language } from '../../config/portal-config.ts';
import { type ItemView, itemViews } from '../items.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface LanguageFormView extends BlockHead<'languageForm'> {
  readonly current: Language;
  /** English and Spanish only (ledger A05). */
  readonly languages: readonly Language[];
  readonly items: readonly ItemView[];
}

/** The choice of language of the account page (specification 2, Account language page). */
export const languageFormView: BlockViewFunction<LanguageFormView> = (block, context) => ({
  ...blockHead(block, context),
  current: context.language,
  languages: ['en', 'es'],
  items: itemViews(block, context),
});
