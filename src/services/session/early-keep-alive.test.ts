import { describe, expect, test, vi } from 'vitest';
import { earlyKeepAlive } from './early-keep-alive.ts';

const address = 'http://localhost:4301/Home/KeepAlive';

const noMember = () => '';

const open = () => {
  let asked = 0;
  const fetch = vi.fn((_: unknown, { signal }: RequestInit = {}) => {
    const answer = String(++asked);
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      setImmediate(() => resolve(new Response(answer)));
    });
  });
  return { fetch, caller: { fetch: fetch as unknown as typeof globalThis.fetch } };
};

describe('A request that starts with the document', () => {
  test('answers the first call to its address, and no other', async () => {
    const { caller, fetch } = open();
    earlyKeepAlive(caller).begin(address, { cache: 'no-store' }, noMember);
    const call = earlyKeepAlive(caller).fetch;
    expect(await (await call(address)).text()).toBe('1');
    expect(await (await call(address)).text()).toBe('2');
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(fetch.mock.calls[0]![1]).toMatchObject({ cache: 'no-store' });
  });

  test('has no answer when the first request has another address', async () => {
    const { caller } = open();
    earlyKeepAlive(caller).begin(address, {}, noMember);
    const call = earlyKeepAlive(caller).fetch;
    expect(await (await call('http://localhost:4301/other')).text()).toBe('2');
    expect(await (await call(address)).text()).toBe('3');
  });

  test('answers nothing once another member, or no member, is signed in', async () => {
    const { caller } = open();
    let member = 'one';
    earlyKeepAlive(caller).begin(address, {}, () => member);
    member = '';
    const call = earlyKeepAlive(caller).fetch;
    expect(await (await call(address)).text()).toBe('2');
    expect(await (await call(address)).text()).toBe('3');
  });

  test('can be aborted by the caller that uses it', async () => {
    const { caller } = open();
    earlyKeepAlive(caller).begin(address, {}, noMember);
    const control = new AbortController();
    const answer = earlyKeepAlive(caller).fetch(address, { signal: control.signal });
    control.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  test('without it, every call goes to the browser', async () => {
    const { caller } = open();
    expect(await (await earlyKeepAlive(caller).fetch(address)).text()).toBe('1');
  });
});
