import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePortBase } from '../../../tests/support/servers/free-port-base.ts';
import { sandboxVisitor } from '../../../tests/support/servers/sandbox-visitor.ts';
import { type Sandbox, startSandbox } from '../start/start-sandbox.ts';
import { contents } from './contents.ts';
import forms from './forms.json' with { type: 'json' };
import framedPages from './framed-pages.json' with { type: 'json' };

let sandbox: Sandbox;
let visitor: ReturnType<typeof sandboxVisitor>;

beforeAll(async () => {
  sandbox = await startSandbox({
    portBase: await freePortBase(),
    clock: () => Date.parse('2027-03-10T20:00:00Z'),
  });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  visitor = sandboxVisitor(sandbox);
  await visitor.turn({ reset: true });
});

const page = async (address: string): Promise<string> => (await visitor.open(address)).text();

describe('A framed page', () => {
  test('has its own content, for every page', () => {
    expect(Object.keys(framedPages).filter((key) => !(key in contents) && !(key in forms))).toEqual([]);
    expect([...Object.keys(contents), ...Object.keys(forms)].filter((key) => !(key in framedPages))).toEqual(
      [],
    );
  });

  test.each(['m01', 'm04', 'm12', 'm13', 'm17', 'm18', 'm19', 'm21'])(
    'shows %s no text about missing data, in either language',
    async (member) => {
      await visitor.logIn(member);
      for (const key of Object.keys(contents).filter((one) => !one.startsWith('fdiredirect/'))) {
        for (const language of ['en', 'es']) {
          const text = await page(`/${key}?lang=${language}`);
          expect([key, text]).toEqual([
            key,
            expect.not.stringMatching(/undefined|NaN|\[object|Infinity|Invalid/),
          ]);
        }
      }
    },
  );

  test('shows the same bill, claims, dates and shared records as the portal', async () => {
    await visitor.logIn('m01');
    expect(await page('/app/claims')).toContain('$1,210.00');
    expect(await page('/app/premium-billing/invoice-history')).toMatch(/\$214\.36.*INV-103.*Mar 22, 2027/s);
    expect(await page('/app/insurance-hub/members-id?cvgId=1')).toMatch(
      /Elena Ruiz-Castillo.*BM4100010001.*Lucía/s,
    );
    await visitor.logIn('m02');
    expect(await page('/app/premium-billing/invoice-history?lang=es')).toMatch(
      /\$642\.90.*\$214\.30.*Vencida/s,
    );
    expect(await page('/app/letters?lang=es')).toContain('Su cobertura está suspendida');
    await visitor.logIn('m17');
    expect(await page('/app/insurance-hub/members-id?cvgId=2')).toMatch(
      /Choice POS.*Idris West.*Subscriber.*Amara Diallo-West.*Spouse.*BM4100170202/s,
    );
    await visitor.logIn('m20');
    expect(await page('/Proxies/FamilyAccess?lang=es')).toMatch(
      /Valentina Cruz Ibarra.*Mateo Cruz.*Consuelo Marín de la Vega/s,
    );
  });

  test('a payment in the pay frame is in the history at once, and the rest is what is due', async () => {
    await visitor.logIn('m01');
    const id = new URLSearchParams({ id: 'PBA-01+kQ7919x/Lm==' }).toString();
    await visitor.post(`/Insurance/PremiumPayment/PaymentLanding?${id}`, { amount: '100' });
    expect(await page('/Insurance/PremiumBilling/Payments')).toMatch(
      /Mar 10, 2027.*\$100\.00.*\$214\.36.*\$214\.36/s,
    );
    expect(await page('/app/premium-billing/invoice-history')).toMatch(/\$114\.36.*INV-103.*\$214\.36.*Due/s);
  });

  test('with ask=1 the messages start with the question form (R2.023)', async () => {
    await visitor.logIn('m01');
    const places = async (query: string): Promise<boolean> => {
      const text = await page(`/app/communication-center${query}`);
      return text.indexOf('<form') < text.indexOf('class="fold"');
    };
    expect([await places(''), await places('?ask=1')]).toEqual([false, true]);
  });

  test('confirms a sent form, explains what happens next, and links back', async () => {
    await visitor.logIn('m02');
    const thanks = await (
      await visitor.post('/inside.asp?mode=questionnaire&form=idCardRequest&lang=es', { why: 'Perdida' })
    ).text();
    expect(thanks).toMatch(/role="status".*Gracias\..*10 días hábiles.*número de confirmación/s);
    expect(thanks).toContain('href="/inside.asp?mode=questionnaire&amp;form=idCardRequest&amp;lang=es"');
    expect(await (await visitor.post('/publicforms.asp', { what: 'x' })).text()).toContain(
      'We answer within two business days.',
    );
  });
});
