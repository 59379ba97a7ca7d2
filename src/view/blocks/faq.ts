import type { Language } from '../../config/portal-config.ts';
import { type PhoneView, planPhone } from '../phones.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface FaqView extends BlockHead<'faq'> {
  readonly mainId: string;
  readonly language: Language;
  readonly phone: PhoneView;
}

// The first applying plan variant with its own main item, else the default (A39).
export const faqView: BlockViewFunction<FaqView> = (block, context) => {
  const { gate, language } = context;
  const own = gate.variants.map((variant) => block.faqMain[variant]).find((id) => id !== undefined);
  return {
    ...blockHead(block, context),
    mainId: own ?? block.faqMain.default,
    language,
    phone: planPhone('supportPhone', context),
  };
};
