import { readLimitedText } from '../http.ts';

interface BillingButton {
  readonly getAttribute: (name: string) => string | null;
}

export interface InvoiceTransport {
  readonly fetch: typeof fetch;
  readonly timeoutSeconds: number;
  // Must not run or load anything of the page.
  readonly parse: (html: string) => { readonly querySelector: (selector: string) => BillingButton | null };
  readonly warn: (text: string) => void;
}

const maxBytes = 2_000_000;
const maxLength = 500;

// From the query parameter of the invoice's address to the attribute of the download button (R7.020, R7.021).
const attributes = { fileName: 'data-filename', invNum: 'data-invnum', token: 'data-token' } as const;

const addressFrom = (button: BillingButton, legacy: string): string => {
  const address = new URL('Insurance/PremiumBilling/DisplayInvoice', legacy);
  Object.entries(attributes).forEach(([parameter, attribute]) => {
    const value = button.getAttribute(attribute) ?? '';
    if (value === '' || value.length > maxLength) throw new Error(`${attribute} is missing or too long`);
    address.searchParams.set(parameter, value);
  });
  return address.href;
};

const addressOnPage = async (
  legacy: string,
  { fetch, timeoutSeconds, parse }: InvoiceTransport,
): Promise<string> => {
  const response = await fetch(new URL('Insurance/PremiumBilling', legacy).href, {
    credentials: 'include',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const html = await readLimitedText(response, maxBytes);
  const button =
    html === undefined
      ? null
      : parse(html).querySelector(
          Object.values(attributes)
            .map((name) => `[${name}]`)
            .join(''),
        );
  if (button === null) throw new Error('there is no download button');
  return addressFrom(button, legacy);
};

/**
 * Finds the address of the current invoice on the billing page (R7.019 to R7.021). Logs a failure once
 * (R8.11).
 */
export const findInvoice = async (
  legacy: string,
  transport: InvoiceTransport,
): Promise<string | undefined> => {
  try {
    return await addressOnPage(legacy, transport);
  } catch {
    transport.warn('The invoice could not be found on the billing page.');
    return undefined;
  }
};
