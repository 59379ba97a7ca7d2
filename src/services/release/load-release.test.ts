import { describe, expect, test } from 'vitest';
import { loadRelease, releaseMark } from './load-release.ts';

describe('load-release', () => {
  const mark = {
    hash: 'a1b2',
    environment: 'prod',
    integrity: { config: 'sha256-c', en: 'sha256-e', es: 'sha256-s' },
  };

  const load = (respond: () => Promise<Response>) => {
    const calls: unknown[] = [];
    const fetch = ((address: unknown, init: RequestInit) => {
      calls.push([address, init.integrity]);
      return respond();
    }) as typeof globalThis.fetch;
    return { calls, release: loadRelease(mark, { fetch, timeoutSeconds: 5 }) };
  };

  test('Configuration and texts are requested with their integrity hashes', async () => {
    const { calls, release } = load(() => Promise.resolve(Response.json({ format: 1 })));
    expect(await release.config()).toEqual({ format: 1 });
    expect(await release.words('es')).toEqual({ format: 1 });
    expect(calls).toEqual([
      ['/releases/a1b2/environments/prod/config.json', 'sha256-c'],
      ['/releases/a1b2/es.json', 'sha256-s'],
    ]);
  });

  test('A configuration in an unknown format is refused', async () => {
    const { release } = load(() => Promise.resolve(Response.json({ format: 2 })));
    await expect(release.config()).rejects.toThrow('The release has no config.');
    expect(await release.words('en')).toEqual({ format: 2 });
  });

  test.each<[string, () => Promise<Response>]>([
    ['a missing file', () => Promise.resolve(new Response('{}', { status: 404 }))],
    ['HTML', () => Promise.resolve(new Response('<html>'))],
    ['a list', () => Promise.resolve(Response.json([]))],
    ['a wrong fingerprint or no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('rejects %s', async (_, respond) => {
    const { release } = load(respond);
    await expect(release.config()).rejects.toThrow();
    await expect(release.words('en')).rejects.toThrow();
  });
});

describe('release-mark', () => {
  const integrity = { config: 'sha256-c', en: 'sha256-e', es: 'sha256-s' };
  const dataset = { environment: 'prod', ...integrity };

  test('The mark of the page contains the release and its hashes', () => {
    expect(releaseMark({ content: 'a1b2', dataset })).toEqual({
      ...{ hash: 'a1b2', environment: 'prod' },
      integrity,
    });
  });

  test.each([
    null,
    { content: '', dataset },
    { content: '../x', dataset },
    { content: 'a1', dataset: { environment: 'prod', config: 'c', en: 'e' } },
    { content: 'a1', dataset: integrity },
  ])('A mark that no publication wrote is ignored: %o', (element) => {
    expect(releaseMark(element)).toBeUndefined();
  });
});
