import type { Pharmacy } from './member.ts';
import type { PropertyReader } from './property-reader.ts';

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** The pharmacy part of a coverage (R3.047); the over-the-counter link is kept for Medicare only (R3.049), and only as a web address. */
export const readPharmacy = (coverage: PropertyReader): Pharmacy => {
  const otcLink = coverage.first('otcLink').text();
  return {
    hasPharmacy: coverage.first('hasPharmacy').flag(),
    vendor: coverage.first('pharmacyVendor').text() || 'default',
    otcLink: coverage.first('isMedicare').flag() && isWebAddress(otcLink) ? otcLink : undefined,
  };
};
