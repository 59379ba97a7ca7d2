import { fillAddress } from '../fill.ts';
import { dataAddress } from './data-address.ts';
import { placeholderValues } from '../placeholder-values.ts';
import type { ViewContext } from '../view-context.ts';

/**
 * An address of the member's pharmacy vendor (pharmacies.json), on the legacy site where it starts with `legacy:`;
 * `otcLink` travels in the data string (specification 3, Pharmacy). A key that the vendor lacks hides its links.
 */
export const pharmacyAddress = (key: string, context: ViewContext): string | undefined => {
  const pharmacy = context.coverage?.pharmacy;
  if (!pharmacy) return undefined;
  if (key === 'otcLink') return pharmacy.otcLink === undefined ? undefined : dataAddress(pharmacy.otcLink);
  const vendor = context.config.pharmacies[pharmacy.vendor] ?? context.config.pharmacies['default'];
  const written = vendor?.[key];
  const filled = written === undefined ? undefined : fillAddress(written, placeholderValues(context));
  return filled?.replace(/^legacy:/, context.environment.legacy);
};
