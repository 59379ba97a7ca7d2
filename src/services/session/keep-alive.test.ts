import { describe, expect, test } from 'vitest';
import { keepAlive } from './keep-alive.ts';

type Respond = (signal: AbortSignal | null | undefined) => Promise<Response>;

const ask = async (respond: Respond, signal?: AbortSignal) => {
  const calls: { readonly address: string; readonly init: RequestInit }[] = [];
  const fetch = function (this: unknown, address: unknown, init: RequestInit = {}) {
    expect(this).toBeUndefined();
    calls.push({ address: String(address), init });
    return respond(init.signal);
  } as typeof globalThis.fetch;
  const answer = await keepAlive('http://localhost:4301/', {
    fetch,
    timeoutSeconds: 0.02,
    ...(signal === undefined ? {} : { signal }),
  });
  return { answer, calls };
};

const text =
  (body: string | null, init?: ResponseInit): Respond =>
  () =>
    Promise.resolve(new Response(body, init));
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
const redirected = Object.defineProperty(new Response('1'), 'redirected', { value: true });
const opaque = Object.defineProperty(new Response(null), 'status', { value: 0 });
const drip: Respond = (signal) =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start: (body) => signal?.addEventListener('abort', () => body.error(new Error('aborted'))),
      }),
    ),
  );

describe('The keep-alive', () => {
  test('R7.001: is a GET with credentials below the api base', async () => {
    const { calls } = await ask(text('1'));
    expect(calls).toHaveLength(1);
    const { address, init } = calls[0]!;
    expect([address, init.method, init.credentials, init.redirect]).toEqual([
      'http://localhost:4301/Home/KeepAlive',
      undefined,
      'include',
      'manual',
    ]);
  });

  test.each([
    ['in', '1', text('1')],
    ['in', '1 with white space', text(' 1\r\n')],
    ['out', '0', text('0')],
    ['out', 'nothing', text('')],
    ['out', '11', text('11')],
    ['out', 'true', text('true')],
    ['out', 'a login page', text('<html>1</html>')],
    ['out', 'a long body', text('1'.padEnd(20_000))],
    ['out', '204', text(null, { status: 204 })],
    ['out', '201 with 1', text('1', { status: 201 })],
    ['out', '302', text('1', { status: 302 })],
    ['out', '401', text('1', { status: 401 })],
    ['out', '403', text('1', { status: 403 })],
    ['out', '500', text('1', { status: 500 })],
    ['out', '503', text('1', { status: 503 })],
    ['out', 'a redirect that was not followed', () => Promise.resolve(opaque)],
    ['out', 'a redirect that was followed', () => Promise.resolve(redirected)],
    ['none', 'a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['none', 'silence', aborted],
    ['none', 'a body that never ends', drip],
  ] as const)('R7.002: answers %s for %s', async (expected, _, respond) => {
    expect((await ask(respond)).answer).toBe(expected);
  });

  test('ends when its answer is no longer wanted', async () => {
    const caller = new AbortController();
    const waiting = ask(aborted, caller.signal);
    caller.abort();
    expect((await waiting).answer).toBe('none');
  });
});
