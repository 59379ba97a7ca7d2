import { readMembers } from '../samples/read-members.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePortBase } from '../../tests/support/servers/free-port-base.ts';
import { sandboxVisitor } from '../../tests/support/servers/sandbox-visitor.ts';
import { decodeContext } from '../member/data-string/grammar.ts';
import { slowMilliseconds } from './http.ts';
import { defaultKnobs } from './knobs.ts';
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

const expiry = async (): Promise<unknown> => {
  const { body } = await visitor.fetchToken();
  return (
    JSON.parse(Buffer.from(body.access_token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp?: unknown;
    }
  ).exp;
};

describe('the control page', () => {
  test('merges knobs, shows them and restores all', async () => {
    await visitor.turn({ keepAlive: 'dead' });
    await visitor.turn({ latency: 1 });
    expect(await (await visitor.open('/__sandbox/knobs')).json()).toEqual({
      ...defaultKnobs,
      keepAlive: 'dead',
      latency: 1,
    });
    expect(await (await visitor.turn({ reset: true })).json()).toEqual(defaultKnobs);
  });

  test.each([
    [{ keepAliv: 'dead' }, 'there is no knob keepAliv'],
    [{ keepAlive: 'tired' }, 'knob keepAlive needs one of alive, dead, 500, offline, slow, login-html'],
    [{ clock: 'noon' }, 'knob clock needs a value that it takes'],
    [{ persona: 'm00' }, 'knob persona needs a value that it takes'],
    [{ latency: -1 }, 'knob latency needs a value that it takes'],
    [{ sessions: 'keep' }, 'knob sessions needs invalidate'],
  ])('refuses %o with a sentence and changes nothing', async (knobs, error) => {
    const refused = await visitor.turn({ cms: 'slow', ...knobs });
    expect([refused.status, await refused.json()]).toEqual([400, { error }]);
    expect(await (await visitor.open('/__sandbox/knobs')).json()).toEqual(defaultKnobs);
  });

  test('signs a browser in directly and lists the members in a line each', async () => {
    const fresh = sandboxVisitor(sandbox);
    expect((await fresh.open('/__sandbox/login?member=m05', { method: 'POST' })).status).toBe(200);
    expect(await fresh.fetchDataString()).toContain('memberName,0,Naomi,');
    expect((await fresh.open('/__sandbox/login?member=m99', { method: 'POST' })).status).toBe(404);
    const members = (await (await fresh.open('/__sandbox/members')).json()) as readonly {
      id: string;
      summary: string;
    }[];
    expect(members.map(({ id }) => id)).toEqual(readMembers().map(({ id }) => id));
    expect(members[0]).toEqual({
      id: 'm01',
      summary: expect.stringContaining('Elena Ruiz-Castillo') as string,
    });
  });
});

describe('keepAlive', () => {
  const body = async (knob: string): Promise<string> => {
    await visitor.turn({ keepAlive: knob });
    const response = await visitor.open('/Home/KeepAlive');
    return `${response.status} ${await response.text()}`;
  };

  test('answers 1 alive, 0 dead, 500, or redirects to the login page', async () => {
    expect([await body('alive'), await body('dead')]).toEqual(['200 1', '200 0']);
    expect(await body('500')).toMatch(/^500 /);
    expect(await body('login-html')).toBe('302 ');
    const followed = await visitor.open('/Home/KeepAlive', { redirect: 'follow' });
    expect([
      followed.status,
      followed.redirected,
      followed.headers.get('access-control-allow-origin'),
    ]).toEqual([200, true, sandbox.origins.portal]);
    expect(await followed.text()).toMatch(/id="loginForm"/);
  });

  test('is offline or delays the answer', async () => {
    await visitor.turn({ keepAlive: 'offline' });
    await expect(visitor.open('/Home/KeepAlive')).rejects.toThrow('fetch failed');
    await visitor.turn({ keepAlive: 'slow' });
    expect(await isSlow('/Home/KeepAlive')).toBe(true);
  });

  test('lets only the portal read the answer', async () => {
    const foreign = await visitor.open('/Home/KeepAlive', { headers: { origin: 'https://evil.example' } });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('token and tokenExp', () => {
  test.each([
    ['invalid_grant', 400],
    ['500', 500],
  ])('token %s fails with %i', async (token, status) => {
    await visitor.turn({ token });
    expect((await visitor.fetchToken()).status).toBe(status);
  });

  test('token no-context, bad-base64 and latin1 spoil the context only', async () => {
    await visitor.turn({ token: 'no-context' });
    expect(Object.keys((await visitor.fetchToken()).body)).toEqual(
      expect.not.arrayContaining(['context_string']),
    );
    await visitor.turn({ token: 'bad-base64' });
    expect(decodeContext((await visitor.fetchToken()).body.context_string ?? '')).toEqual({
      ok: false,
      reason: 'not-base64',
    });
    await visitor.turn({ token: 'latin1' });
    expect(decodeContext((await visitor.fetchToken()).body.context_string ?? '')).toEqual({
      ok: false,
      reason: 'not-utf8',
    });
  });

  test('token slow delays the answer', async () => {
    await visitor.turn({ token: 'slow' });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    const answered = vi.fn<() => void>();
    void visitor.fetchToken().then(answered, () => undefined);
    await vi.waitFor(() => expect(timers).toHaveBeenCalledWith(expect.any(Function), slowMilliseconds));
    expect(answered).not.toHaveBeenCalled();
  });

  test('tokenExp is an hour, past, a minute, a word or missing', async () => {
    const seconds = now / 1000;
    for (const [tokenExp, exp] of [
      ['hour', seconds + 3600],
      ['past', seconds - 60],
      ['+60s', seconds + 60],
      ['malformed', 'tomorrow'],
      ['none', undefined],
    ] as const) {
      await visitor.turn({ tokenExp });
      expect([tokenExp, await expiry()]).toEqual([tokenExp, exp]);
    }
  });

  test('clock moves the life of a token', async () => {
    await visitor.turn({ clock: '2028-01-01T08:00:00Z' });
    expect(await expiry()).toBe(Date.parse('2028-01-01T09:00:00Z') / 1000);
  });
});
