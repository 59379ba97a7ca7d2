import { expect, test } from 'vitest';
import { loadRelease } from './load-release.ts';

const mark = { hash: 'a1b2', integrity: { config: 'sha256-c', en: 'sha256-e', es: 'sha256-s' } };

const load = (respond: () => Promise<Response>) => {
  const calls: unknown[] = [];
  const fetch = ((address: unknown, init: RequestInit) => {
    calls.push([address, init.integrity]);
    return respond();
  }) as typeof globalThis.fetch;
  return { calls, release: loadRelease(mark, { fetch, timeoutSeconds: 5 }) };
};

test('Config and words are asked for with their fingerprints', async () => {
  const { calls, release } = load(() => Promise.resolve(Response.json({ format: 1 })));
  expect(await release.config()).toEqual({ ok: true, value: { format: 1 } });
  expect(await release.words('es')).toEqual({ ok: true, value: { format: 1 } });
  expect(calls).toEqual([
    ['/releases/a1b2/config.json', 'sha256-c'],
    ['/releases/a1b2/es.json', 'sha256-s'],
  ]);
});

test('A config of another format is refused by its format', async () => {
  expect(await load(() => Promise.resolve(Response.json({ format: 2 }))).release.config()).toEqual({ ok: false, reason: 'otherFormat' });
});

test.each<[string, () => Promise<Response>]>([
  ['a missing file', () => Promise.resolve(new Response('{}', { status: 404 }))],
  ['HTML', () => Promise.resolve(new Response('<html>'))],
  ['a list', () => Promise.resolve(Response.json([]))],
  ['a wrong fingerprint or no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is reported as unreachable', async (_, respond) => {
  const { release } = load(respond);
  expect(await release.config()).toEqual({ ok: false, reason: 'unreachable' });
  expect(await release.words('en')).toEqual({ ok: false, reason: 'unreachable' });
});
