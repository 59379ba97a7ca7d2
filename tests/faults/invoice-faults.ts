import { billingOf } from '../support/browser/billing.ts';
import { until } from '../support/until.ts';
import { answering, type FaultAnswer } from './answers.ts';
import type { Fault, FaultWorld } from './fault.ts';

const page = (body: string): FaultAnswer => ({
  body: `<!doctype html><main>${body}</main>`,
  contentType: 'text/html',
});
const button = (attributes: string): FaultAnswer => page(`<button ${attributes}>Download</button>`);
const whole = 'data-filename="a.pdf" data-invnum="1" data-token="t"';

const answers: readonly (readonly [what: string, answer: FaultAnswer])[] = [
  ['500', { status: 500 }],
  ['a login page', page('<form action="/login"><input name="username"></form>')],
  ['no button', page('<p>No bill')],
  ['a button with one of three attributes', button('data-filename="a.pdf"')],
  [
    'two buttons',
    page(
      `<button ${whole}>1</button><button data-filename="b.pdf" data-invnum="2" data-token="u">2</button>`,
    ),
  ],
  [
    'hostile values',
    button(
      'data-filename="&lt;img src=x onerror=alert(1)&gt;" data-invnum="../../x?y#z" data-token="javascript:alert(1)"',
    ),
  ],
  [
    'values of 100,000 letters',
    button(`data-filename="${'x'.repeat(100_000)}" data-invnum="1" data-token="t"`),
  ],
  [
    'scripts and pictures beside the button',
    page(
      `<script>parent.hacked = true</script><img src="https://evil.example/x.png"><button ${whole}>1</button>`,
    ),
  ],
  ['three megabytes', page('x'.repeat(3_000_000))],
  ['a redirect', { status: 302, headers: { location: '/Authentication/Login' } }],
  ['an answer without permission for the portal', { body: '', withoutCors: true }],
  ['a reset connection', 'connectionreset'],
  ['nothing in time', 'never'],
];

const paths = { en: '/premium-billing', es: '/facturación' } as const;

/** One click on the menu's own entry asks again. */
const invoiceAgain = async ({ page, language }: FaultWorld): Promise<void> => {
  await page
    .locator(`.navrow nav a[href="${encodeURI(paths[language])}"], .navrow nav a[href="${paths[language]}"]`)
    .first()
    .click();
  await billingOf(page).invoice.waitFor();
};

/**
 * Family G: the billing page of the legacy site. The rest of billing stays whole; failures are only logged
 * (R8.11).
 */
export const invoiceFaults: readonly Fault[] = answers.map(([what, answer], index) => ({
  id: `G${String(index + 1).padStart(2, '0')}`,
  what: `the billing page holds ${what}`,
  promised: ['screen'],
  run: async (world) => {
    const calls = await answering(world, '/Insurance/PremiumBilling', answer);
    await world.enter('m01', paths);
    await billingOf(world.page).amount.waitFor();
    await until(() => calls() > 0, 'the billing page was asked for');
  },
  afterwards: invoiceAgain,
}));
