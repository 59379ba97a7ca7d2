import { beforeAll, describe, expect, test } from 'vitest';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { servedFolder } from '../support/servers/served-folder.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

let dist = '';

beforeAll(async () => {
  dist = stubBuild();
  await publishRelease(dist, compiledConfig());
});

const served = (options?: { readonly trustProxy?: boolean }) => servedFolder(dist, options);

describe('documents', () => {
  test('every other path is a document of the live release with the security headers', async () => {
    const { ask } = await served();
    for (const path of ['/', '/home', '/anything/at/all', '/facturaci%C3%B3n', '/%f3']) {
      const { status, headers, body } = await ask(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(body.toString()).toContain('name="portal-release"');
    }
  });

  test('the sign-in screen, other public screens, home and members’ other screens have separate documents', async () => {
    const { ask } = await served();
    const kindAt = async (path: string) =>
      /data-document="(\w+)"/.exec((await ask(path)).body.toString())?.[1];
    expect(
      await Promise.all(['/login', '/contact-us', '/', '/inicio', '/claims', '/nowhere'].map(kindAt)),
    ).toEqual(['login', 'public', 'home', 'home', 'member', 'member']);
  });

  test('a member’s documents name the scripts of their screens, and the fonts are named by the others', async () => {
    const { ask } = await served();
    const named = async (path: string) => {
      const text = (await ask(path)).body.toString();
      const has = (pattern: RegExp): boolean => pattern.test(text);
      return {
        blocks: has(/modulepreload.*all-blocks/),
        area: has(/modulepreload.*home/),
        fonts: has(/as="font"/),
        site: has(/ data-site="/),
      };
    };
    expect(await named('/home')).toEqual({ blocks: false, area: true, fonts: false, site: true });
    expect(await named('/claims')).toEqual({ blocks: true, area: true, fonts: false, site: true });
    expect(await named('/login')).toEqual({ blocks: false, area: false, fonts: true, site: false });
  });

  test.each([
    {
      by: 'query over cookie',
      path: '/login?lang=es',
      headers: { cookie: 'i18nextLng=en', 'accept-language': 'en' },
      expected: 'es',
    },
    { by: 'lng over lang', path: '/login?lang=es&lng=en', headers: {}, expected: 'en' },
    {
      by: 'cookie over the browser',
      path: '/login',
      headers: { cookie: 'a=b; i18nextLng=es', 'accept-language': 'en-US' },
      expected: 'es',
    },
    {
      by: 'the browser',
      path: '/login',
      headers: { 'accept-language': 'fr, es-MX;q=0.8, en;q=0.5' },
      expected: 'es',
    },
    {
      by: 'an es. host over the cookie',
      path: '/login',
      headers: { host: 'es.members.brisamar.example', cookie: 'i18nextLng=en' },
      expected: 'es',
    },
    {
      by: 'the query over an es. host',
      path: '/login?lng=en',
      headers: { host: 'es.members.brisamar.example' },
      expected: 'en',
    },
    {
      by: 'a Spanish path over the cookie',
      path: '/inicio',
      headers: { cookie: 'i18nextLng=en' },
      expected: 'es',
    },
    { by: 'the query over a Spanish path', path: '/inicio?lng=en', headers: {}, expected: 'en' },
    {
      by: 'an English path over the browser',
      path: '/claims',
      headers: { 'accept-language': 'es' },
      expected: 'en',
    },
    { by: 'English otherwise', path: '/login', headers: { 'accept-language': 'fr' }, expected: 'en' },
  ])('the language of a document is decided by $by', async ({ path, headers, expected }) => {
    const { ask } = await served();
    const { headers: answered, body } = await ask(path, { headers });
    expect(answered['content-language']).toBe(expected);
    expect(body.toString()).toContain(`<html lang="${expected}"`);
  });

  test('the document at the redirect address sends no Referer, for any query; all others send their origin', async () => {
    const { ask } = await served();
    const policyAt = async (path: string) => (await ask(path)).headers['referrer-policy'];
    for (const path of ['/', '/?code=a&state=b', '/?launch=c&iss=d', '/?error=e'])
      expect([path, await policyAt(path)]).toEqual([path, 'no-referrer']);
    for (const path of ['/login', '/login?error=maxpassfail', '/home'])
      expect(await policyAt(path)).toBe('strict-origin-when-cross-origin');
  });

  test('a document contains texts, the phone and no inline style or script', async () => {
    const { ask } = await served();
    const page = (await ask('/login')).body.toString();
    expect(page).toContain('<noscript>');
    expect(page).toContain('1-800-555-0142');
    expect(page).not.toMatch(/ style="|<script(?![^>]* src=)|<style/);
  });

  test('the requested host selects the environment', async () => {
    const { ask } = await served();
    const policyAt = async (host: string) =>
      (await ask('/', { headers: { host } })).headers['content-security-policy'];
    expect(await policyAt('members.rel.brisamar.example')).toContain('https://records.rel.brisamar.example');
    expect(await policyAt('MEMBERS.rel.brisamar.example:443')).toContain(
      'https://records.rel.brisamar.example',
    );
    expect(await policyAt('localhost:4300')).toContain('http://localhost:4301');
  });
});

test('a path above 2,048 bytes is refused immediately, in any form; one of that length is answered', async () => {
  const { ask } = await served();
  const statusOf = async (path: string) => (await ask(path)).status;
  expect(await statusOf(`/${'a'.repeat(2047)}`)).toBe(200);
  expect(await statusOf(`/${'/'.repeat(2046)}a`)).toBe(200);
  expect(await statusOf(`/${'a'.repeat(2048)}`)).toBe(414);
  expect(await statusOf(`${'/'.repeat(15_500)}a?x`)).toBe(414);
});

describe('the loopback address and proxies', () => {
  test('the loopback address is sent to localhost, where the legacy cookie is', async () => {
    const { ask, port } = await served();
    const { status, headers } = await ask('/login?x=1', { headers: { host: `127.0.0.1:${port}` } });
    expect([status, headers.location]).toEqual([302, `http://localhost:${port}/login?x=1`]);
  });

  test('a Host that only starts like the loopback address is not redirected', async () => {
    const { ask } = await served();
    const { headers } = await ask('/login', { headers: { host: '127.0.0.1:x@evil.example' } });
    expect(headers).not.toHaveProperty('location');
  });

  test('headers of a proxy count only when it is trusted', async () => {
    const forwarded = { 'x-forwarded-host': 'members.rel.brisamar.example', 'x-forwarded-proto': 'https' };
    const believing = await served({ trustProxy: true });
    const doubting = await served();
    const policyOf = async ({ ask }: typeof doubting) =>
      (await ask('/', { headers: forwarded })).headers['content-security-policy'];
    expect(await policyOf(believing)).toContain('https://records.rel.brisamar.example');
    expect(await policyOf(doubting)).not.toContain('records.rel');
  });

  test('of values of several proxies the last counts, the scheme in any letter case', async () => {
    const { ask } = await served({ trustProxy: true });
    const known = 'members.rel.brisamar.example';
    const statusFor = async (host: string, proto: string) =>
      (await ask('/login', { headers: { 'x-forwarded-host': host, 'x-forwarded-proto': proto } })).status;
    expect([
      await statusFor(`evil.example, ${known}`, 'https'),
      await statusFor(`${known}, evil.example`, 'https'),
      await statusFor(known, 'HTTPS'),
      await statusFor(known, 'http, https'),
      await statusFor(known, 'https,Http'),
    ]).toEqual([200, 421, 200, 200, 308]);
  });

  test('behind a trusted proxy http is moved to https, for a host that the configuration knows', async () => {
    const { ask } = await served({ trustProxy: true });
    const at = (host: string) =>
      ask('/claims?a=b', { headers: { 'x-forwarded-host': host, 'x-forwarded-proto': 'http' } });
    const known = await at('members.rel.brisamar.example');
    expect([known.status, known.headers.location]).toEqual([
      308,
      'https://members.rel.brisamar.example/claims?a=b',
    ]);
    expect((await at('evil.example')).status).toBe(421);
  });
});
