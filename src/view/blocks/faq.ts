import type { Language } from '../../config/portal-config.ts';
import { phoneView, type PhoneView } from '../items.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface FaqView {
  readonly type: 'faq';
  readonly id: string;
  readonly title: string;
  /** Id of the main FAQ item in the content service. */
  readonly mainId: string;
  readonly language: Language;
  /** Whom to call when the questions cannot be had. */
  readonly phone: PhoneView;
}

/** The questions and answers of the member's variant: the first that applies and has a main item of its own, else the default (ledger A39). */
export const faqView: BlockViewOf<'faq', FaqView> = ({ id, wordsKey, faqMain }, context): FaqView => {
  const { variants } = context.gate;
  const mainId = variants.map((variant) => faqMain[variant]).find((own) => own !== undefined) ?? faqMain.default;
  const title = wordsOf(context, wordsKey, id)('title') ?? '';
  return { type: 'faq', id, title, mainId, language: context.language, phone: phoneView(context.config.brand.supportPhone) };
};
