export interface PhoneView {
  readonly text: string;
  readonly href: string;
}

/** A phone number as text and as a tel: address. */
export const phoneView = (text: string): PhoneView => ({ text, href: `tel:${text.replace(/[^0-9+]/g, '')}` });
