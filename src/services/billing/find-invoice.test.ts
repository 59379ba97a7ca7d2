import { describe, expect, test } from 'vitest';
import { findInvoice } from './find-invoice.ts';

const legacy = 'https://records.example/MyChart/';

type Attributes = Readonly<Record<string, string>>;
const whole: Attributes = {
  'data-filename': 'May & June "bill".pdf',
  'data-invnum': 'A/1?x=1',
  'data-token': 'k+=/',
};

const find = async (answer: Response | Error, button: Attributes | null = whole) => {
  const warnings: string[] = [];
  const calls: [string, RequestInit | undefined][] = [];
  const fetch = (address: string, options?: RequestInit) => {
    calls.push([address, options]);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const parse = () => ({
    querySelector: () => button && { getAttribute: (name: string) => button[name] ?? null },
  });
  const warn = (text: string) => void warnings.push(text);
  const href = await findInvoice(legacy, {
    fetch: fetch as typeof globalThis.fetch,
    timeoutSeconds: 10,
    parse,
    warn,
  });
  return { href, warnings, calls };
};

describe('findInvoice', () => {
  test('R7.019: requests the billing page as text, with credentials', async () => {
    const { calls } = await find(new Response('<p>'));
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject([
      'https://records.example/MyChart/Insurance/PremiumBilling',
      { credentials: 'include' },
    ]);
  });

  test('R7.021: the address has the encoded parameters', async () => {
    const { href, warnings } = await find(new Response('<p>'));
    const address = new URL(href ?? '');
    expect(address.origin + address.pathname).toBe(
      'https://records.example/MyChart/Insurance/PremiumBilling/DisplayInvoice',
    );
    expect([...address.searchParams]).toEqual([
      ['fileName', 'May & June "bill".pdf'],
      ['invNum', 'A/1?x=1'],
      ['token', 'k+=/'],
    ]);
    expect(warnings).toEqual([]);
  });

  test.each([
    ['no network', new Error('offline'), whole],
    ['403', new Response('', { status: 403 }), whole],
    ['500', new Response('', { status: 500 }), whole],
    ['no button', new Response('<p>'), null],
    ['an empty attribute', new Response('<p>'), { ...whole, 'data-token': '' }],
    ['a missing attribute', new Response('<p>'), { 'data-filename': 'a', 'data-invnum': 'b' }],
    ['an overlong attribute', new Response('<p>'), { ...whole, 'data-invnum': 'x'.repeat(501) }],
    ['a page that is too long', new Response('x'.repeat(2_000_001)), whole],
  ] as const)('R8.11: %s is logged once, and no link is shown', async (_, answer, button) => {
    const { href, warnings } = await find(answer, button);
    expect([href, warnings]).toEqual([undefined, ['The invoice could not be found on the billing page.']]);
  });
});
