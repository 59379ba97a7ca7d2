import type { Language, PortalConfig } from '../config/portal-config.ts';
import { phoneAddress } from '../member/phone.ts';
import { variantValue } from '../rules/variants.ts';
import type { ViewContext } from './view-context.ts';

export interface PhoneView {
  readonly text: string;
  readonly href: string;
  /** What stands beside it: the text telephone and the hours. */
  readonly note?: string | undefined;
}

/** A phone number of the configuration as text and as the tel: address of its first number. */
export const phoneView = (text: string): PhoneView => ({ text, href: phoneAddress(text) ?? '' });

/** A field of the brand with its texts in one language. */
const brandIn = (brand: PortalConfig['brand'], language: Language): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(brand).map(([name, value]) => [
      name,
      typeof value === 'object' && language in value ? (value as Record<Language, string>)[language] : value,
    ]),
  );

/** The support phone with its note, for a member's plan variants; without any, those of everybody. */
export const supportPhoneView = (brand: PortalConfig['brand'], language: Language, variants: readonly string[] = []): PhoneView => {
  const texts = brandIn(brand, language);
  return { ...phoneView(variantValue(texts, 'supportPhone', variants) ?? ''), note: variantValue(texts, 'supportNote', variants) };
};

/** One of the plan's phone numbers: that of the member's variant, else the one of everybody. */
export const planPhone = (name: 'phone' | 'supportPhone', { config, language, gate }: ViewContext): PhoneView =>
  name === 'phone' ? phoneView(config.brand.phone) : supportPhoneView(config.brand, language, gate.variants);
