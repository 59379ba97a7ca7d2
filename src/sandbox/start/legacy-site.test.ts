import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePortBase } from '../../../tests/support/servers/free-port-base.ts';
import { sandboxVisitor } from '../../../tests/support/servers/sandbox-visitor.ts';
import framedPages from '../framed/framed-pages.json' with { type: 'json' };
import { type Sandbox, startSandbox } from './start-sandbox.ts';

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

const addressOf = (key: string): string => {
  if (key.startsWith('fdiredirect/'))
    return `/inside.asp?mode=fdiredirect&option=${key.slice('fdiredirect/'.length)}`;
  if (key.startsWith('questionnaire/'))
    return `/inside.asp?mode=questionnaire&form=${key.slice('questionnaire/'.length)}`;
  return ['questionnaire', 'termcvg'].includes(key) ? `/inside.asp?mode=${key}` : `/${key}`;
};

describe('the framed pages', () => {
  const pages = Object.entries(framedPages);

  test('show their name and parameters to a member, in the requested language', async () => {
    await visitor.logIn('m02');
    for (const [key, { en, es }] of pages) {
      const address = addressOf(key);
      const join = address.includes('?') ? '&' : '?';
      const english = await (await visitor.open(`${address}${join}cvgId=2%3Cb%3E`)).text();
      expect([key, english]).toEqual([
        key,
        expect.stringContaining(`<h1>${en[0]?.replace("'", '&#39;')}</h1>`),
      ]);
      expect(english).toContain('<dt>cvgId</dt><dd>2&lt;b&gt;</dd>');
      expect(english).toContain('Tomás Villaseñor');
      expect(await (await visitor.open(`${address}${join}lang=es`)).text()).toContain(`<h1>${es[0]}</h1>`);
    }
  });

  test('send a visitor without a session to the login page, except public ones', async () => {
    for (const [key, { access }] of pages) {
      const response = await visitor.open(addressOf(key));
      expect([key, response.status]).toEqual([key, access === 'public' ? 200 : 302]);
      if (access !== 'public') expect(visitor.locationOf(response).pathname).toBe('/Authentication/Login');
    }
  });

  test('report their height only to the portal’s origin', async () => {
    const page = await (await visitor.open('/Signup')).text();
    expect(page).toContain(`postMessage({ type: 'resize', height }, "${sandbox.origins.portal}")`);
    expect(page).not.toContain("'*'");
  });

  test('ask the portal for one of its pages by the public address, in the language of the page', async () => {
    await visitor.logIn('m06');
    const page = await (await visitor.open('/preferences?lang=es')).text();
    expect(page).toContain(
      `postMessage("https://www.brisamar.example/cuenta/configuración-de-idioma", "${sandbox.origins.portal}")`,
    );
  });

  test('answer any letter case, and 404 to an unknown path', async () => {
    expect((await visitor.open('/SIGNUP')).status).toBe(200);
    expect((await visitor.open('/nowhere')).status).toBe(404);
  });
});

describe('bills and payments', () => {
  const buttonOf = async (): Promise<Record<'filename' | 'invnum' | 'token', string>> => {
    const page = await (await visitor.open('/Insurance/PremiumBilling')).text();
    const value = (name: string): string => new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1] ?? '';
    return { filename: value('filename'), invnum: value('invnum'), token: value('token') };
  };
  const invoice = (fields: Readonly<Record<string, string>>): Promise<Response> =>
    visitor.open(`/Insurance/PremiumBilling/DisplayInvoice?${new URLSearchParams(fields).toString()}`);
  const amountDue = async (): Promise<string | undefined> =>
    /amountDue,1,([^|]*)/.exec(await visitor.fetchDataString())?.[1];

  test('the download button opens the bill as a real PDF; a wrong token or another session does not', async () => {
    await visitor.logIn('m01');
    const { filename, invnum, token } = await buttonOf();
    const opened = await invoice({ fileName: filename, invNum: invnum, token });
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect((await PDFDocument.load(await opened.arrayBuffer())).getPageCount()).toBe(1);
    expect((await invoice({ fileName: filename, invNum: invnum, token: 'guess' })).status).toBe(403);
    await visitor.logIn('m02');
    expect((await invoice({ fileName: filename, invNum: invnum, token })).status).toBe(403);
  });

  test('a member without a bill gets a page without a button', async () => {
    await visitor.logIn('m13');
    expect(await buttonOf()).toEqual({ filename: '', invnum: '', token: '' });
  });

  test('paying in the frame lowers the balance and asks the portal to refresh', async () => {
    await visitor.logIn('m01');
    const id = /pbaEncryptedId,1,([^|]*)/.exec(await visitor.fetchDataString())?.[1] ?? '';
    const address = `/Insurance/PremiumPayment/PaymentLanding?${new URLSearchParams({ id, mobile: '0' }).toString()}`;
    expect(await (await visitor.open(address)).text()).toContain('value="214.36"');
    expect(await (await visitor.post(address, { amount: 'much' })).text()).toContain('class="alert"');
    const thanks = await (await visitor.post(address, { amount: '100' })).text();
    expect(thanks).toContain(`postMessage('RefreshBillingData', "${sandbox.origins.portal}")`);
    expect(await amountDue()).toBe('114.36');
    await visitor.turn({ reset: true });
    expect(await amountDue()).toBe('214.36');
    expect((await visitor.open('/Insurance/PremiumPayment/PaymentLanding?id=other')).status).toBe(404);
  });

  test('a guest pays M01’s bill by member id without signing in', async () => {
    expect(await (await visitor.open('/Insurance/Guestpay')).text()).not.toContain('214.36');
    expect(
      await (await visitor.post('/Insurance/Guestpay', { memberId: 'BM0', amount: '10' })).text(),
    ).toContain('class="alert"');
    expect(
      await (
        await visitor.post('/Insurance/Guestpay', { memberId: 'BM4100010001', amount: '214.36' })
      ).text(),
    ).toContain('$214.36');
    await visitor.logIn('m01');
    expect(await amountDue()).toBe('0.00');
  });
});
