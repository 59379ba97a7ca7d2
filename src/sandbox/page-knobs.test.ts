import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePortBase } from '../../tests/support/servers/free-port-base.ts';
import { sandboxVisitor } from '../../tests/support/servers/sandbox-visitor.ts';
import { type Sandbox, startSandbox } from './start/start-sandbox.ts';

const now = Date.parse('2027-03-10T20:00:00Z');
let sandbox: Sandbox;
let visitor: ReturnType<typeof sandboxVisitor>;

beforeAll(async () => {
  sandbox = await startSandbox({ portBase: await freePortBase(), clock: () => now });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  visitor = sandboxVisitor(sandbox);
  await visitor.turn({ reset: true });
  await visitor.logIn('m01');
});

const isSlow = (address: string): Promise<boolean> =>
  visitor.open(address, { signal: AbortSignal.timeout(200) }).then(
    () => false,
    () => true,
  );

describe('the other knobs', () => {
  test('loginError makes every login fail with the chosen error', async () => {
    for (const [loginError, search] of [
      ['maxpassfail', '?error=maxpassfail'],
      ['accountLocked', '?error=accountLocked'],
      ['other', '?error=unexpectederror'],
      ['errorKey', '?errorKey=LOGIN_UNAVAILABLE'],
    ]) {
      await visitor.turn({ loginError });
      expect(visitor.locationOf(await visitor.logIn('m01')).search).toBe(search);
    }
  });

  test('billingPage lacks its button, turns into the login page or is refused', async () => {
    const page = async (billingPage: string): Promise<string> => {
      await visitor.turn({ billingPage });
      const response = await visitor.open('/Insurance/PremiumBilling', { redirect: 'follow' });
      return `${response.status} ${/data-token|loginForm/.exec(await response.text())?.[0] ?? 'neither'}`;
    };
    expect([await page('ok'), await page('no-button')]).toEqual(['200 data-token', '200 neither']);
    expect([await page('login-html'), await page('403')]).toEqual(['200 loginForm', '403 neither']);
  });

  test('frames makes framed pages refuse framing, fail, hang up, stay silent or be late, for all or for the browser with the cookie', async () => {
    await visitor.turn({ frames: 'refused' });
    expect((await visitor.open('/preferences')).headers.get('x-frame-options')).toBe('DENY');
    expect((await visitor.open('/Home/KeepAlive')).headers.get('x-frame-options')).toBeNull();
    await visitor.turn({ frames: '500' });
    expect((await visitor.open('/Insurance/PremiumPayment/PaymentLanding')).status).toBe(500);
    await visitor.turn({ frames: 'silent' });
    const silent = await (await visitor.open('/preferences')).text();
    expect([silent.includes('<h1>'), silent.includes('postMessage')]).toEqual([true, false]);
    await visitor.turn({ frames: 'offline' });
    await expect(visitor.open('/preferences')).rejects.toThrow();
    await visitor.turn({ frames: 'slow' });
    expect(await isSlow('/preferences')).toBe(true);
    await visitor.turn({ reset: true });
    const cookie = { headers: { cookie: 'sandbox-frames=500' } };
    expect([(await visitor.open('/signup', cookie)).status, (await visitor.open('/signup')).status]).toEqual([
      500, 200,
    ]);
  });

  test('frameOrigin unlisted adds a frame of another origin to each page, which sends valid messages', async () => {
    expect(await (await visitor.open('/Home')).text()).not.toContain('stranger');
    await visitor.turn({ frameOrigin: 'unlisted' });
    const port = new URL(sandbox.origins.legacy).port;
    expect(await (await visitor.open('/Home')).text()).toContain(
      `src="http://127.0.0.1:${port}/__sandbox/stranger"`,
    );
    expect(await (await visitor.open('/__sandbox/stranger')).text()).toContain(
      `top.postMessage('RefreshBillingData', "${sandbox.origins.portal}")`,
    );
  });

  test('sessions invalidate signs everyone out', async () => {
    await visitor.turn({ sessions: 'invalidate' });
    expect(await (await visitor.open('/Home/KeepAlive')).text()).toBe('0');
  });

  test('latency delays every server but not the controls', async () => {
    await visitor.turn({ latency: 60_000 });
    expect(await isSlow('/Home/KeepAlive')).toBe(true);
    expect(await isSlow(`${sandbox.origins.content}/api/default/pages`)).toBe(true);
    expect((await visitor.turn({ reset: true })).status).toBe(200);
  });

  test('clock moves the days of the records', async () => {
    await visitor.turn({ clock: '2028-01-01T08:00:00Z' });
    expect(await visitor.fetchDataString()).toContain('effectiveDate,1,11/27/2026|');
  });

  test('persona returns another member’s context than that of the signed-in one', async () => {
    await visitor.turn({ persona: 'm02' });
    expect(await visitor.fetchDataString()).toContain('memberName,0,Tomás,Villaseñor,');
  });

  test.each([
    ['pastDue+autopay', ['amountDue,1,64.00', 'autoPay,1,Yes,3/15/2027', 'invoice,1,INV-102,3/7/2027']],
    ['suspendedAndTerminated', ['suspendStatus,1,APTC suspended', 'terminationDate,1,1/29/2027']],
    ['zeroTotals', ['individualMoop,1,0,0', 'accountMedDeductible,1,0,0']],
    ['onePlanName', ['planName,1,Gold PPO 3-Tier']],
    ['refundCredit', ['amountDue,1,-25.50', 'invoice,1,INV-101,2/18/2027']],
  ])('overlay %s overrides values of the record', async (overlay, parts) => {
    await visitor.turn({ overlay });
    const text = `${await visitor.fetchDataString()}|`;
    for (const part of parts) expect(text).toContain(`|${part}|`);
  });
});
