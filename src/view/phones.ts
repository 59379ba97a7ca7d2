import type { Language, PortalConfig } from '../config/portal-config.ts';
import { phoneAddress } from '../member/phone.ts';
import { variantValue } from '../rules/variants.ts';
import type { ViewContext } from './view-context.ts';

export interface PhoneView {
  readonly text: string;
  readonly href: string;
  readonly note?: string | undefined;
}

export const phoneView = (text: string): PhoneView => ({ text, href: phoneAddress(text) ?? '' });

const brandIn = (brand: PortalConfig['brand'], language: Language): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(brand).map(([name, value]) => [
      name,
      typeof value === 'object' && language in value ? (value as Record<Language, string>)[language] : value,
    ]),
  );

/**
 * Returns the support phone with its note, for the first of `variants` that has its own. If none has, returns
 * the general one.
 */
export const supportPhoneView = (
  brand: PortalConfig['brand'],
  language: Language,
  variants: readonly string[] = [],
): PhoneView => {
  const texts = brandIn(brand, language);
  return {
    ...phoneView(variantValue(texts, 'supportPhone', variants) ?? ''),
    note: variantValue(texts, 'supportNote', variants),
  };
};

/** Returns one of the plan's phone numbers: that of the member's plan variant, otherwise the general one. */
export const planPhone = (
  name: 'phone' | 'supportPhone',
  { config, language, gate }: ViewContext,
): PhoneView =>
  name === 'phone' ? phoneView(config.brand.phone) : supportPhoneView(config.brand, language, gate.variants);
