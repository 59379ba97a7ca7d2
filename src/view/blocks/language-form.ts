import type { Language } from '../../config/portal-config.ts';
import { type ItemView, itemViews } from '../links/items.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface LanguageFormView extends BlockHead<'languageForm'> {
  readonly current: Language;
  /** Only English and Spanish (A05). */
  readonly languages: readonly Language[];
  readonly items: readonly ItemView[];
}

// On the account page (R2.183 to R2.186).
export const languageFormView: BlockViewFunction<LanguageFormView> = (block, context) => ({
  ...blockHead(block, context),
  current: context.language,
  languages: ['en', 'es'],
  items: itemViews(block, context),
});
