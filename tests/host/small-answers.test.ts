import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHost } from '../../src/host/start-host.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { askAt } from '../support/servers/served-folder.ts';
import { nginxPath, startNginx } from '../support/servers/start-nginx.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

const compiled = compiledConfig();
const hosts = ['portal serve', ...(nginxPath === undefined ? [] : ['nginx'])];

/** A cookie header of a given size in bytes, in parts that browsers accept. */
const cookies = (bytes: number): string => 'a=b; '.repeat(bytes / 5);

describe.each(hosts)('%s', (name) => {
  let close: () => Promise<void>;
  let ask: ReturnType<typeof askAt>;
  beforeAll(async () => {
    const dist = stubBuild();
    const port = await freePortBase();
    await publishRelease(dist, compiled);
    const running =
      name === 'nginx'
        ? await startNginx({ dist, config: compiled.config, port })
        : await startHost({ dist, port });
    ({ close } = running);
    ask = askAt(port);
  });
  afterAll(() => close());

  test('sends password managers to the security settings, in the visitor’s language', async () => {
    const locationFor = async (headers: Readonly<Record<string, string>>, query = '') => {
      const answer = await ask(`/.well-known/change-password${query}`, { headers });
      return [answer.status, answer.headers.location, answer.headers['cache-control']];
    };
    expect(await locationFor({})).toEqual([302, '/account/change-password', 'no-store']);
    for (const spanish of [
      { 'accept-language': 'es-MX,en;q=0.5' },
      { cookie: 'i18nextLng=es' },
      { host: 'localhost:4300', 'accept-language': 'es' },
    ])
      expect(await locationFor(spanish)).toEqual([302, '/cuenta/cambiar-contrase%C3%B1a', 'no-store']);
    expect((await locationFor({}, '?lng=es'))[1]).toBe('/cuenta/cambiar-contrase%C3%B1a');
  });

  test('returns 404 for any other well-known address, never the portal', async () => {
    for (const path of [
      '',
      '/',
      '/none',
      '/change-password/',
      '/openid-configuration',
      '/apple-app-site-association',
      '/a/b.json',
    ]) {
      const { status, body } = await ask(`/.well-known${path}`);
      expect([path, status, body.toString().includes('first-paint')]).toEqual([path, 404, false]);
    }
  });

  test('allows search engines only the screens without a sign-in', async () => {
    const { status, headers, body } = await ask('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = body.toString().split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toEqual(expect.arrayContaining(['Allow: /login', 'Allow: /contact-us', 'Disallow: /']));
    expect(body.toString()).not.toMatch(/\/(?:coverage|cobertura|account|cuenta|home)/);
  });

  test('accepts 64 kB of headers, in one line or in many, and answers more with 431 and a sentence in both languages', async () => {
    const statusOf = async (headers: Readonly<Record<string, string>>) =>
      (await ask('/login', { headers })).status;
    expect(await statusOf({ cookie: cookies(64 * 1024) })).toBe(200);
    expect(
      await statusOf(Object.fromEntries(Array.from({ length: 64 }, (_, at) => [`x-${at}`, cookies(1000)]))),
    ).toBe(200);
    const { status, headers, body } = await ask('/login', { headers: { cookie: cookies(80 * 1024) } });
    expect([status, headers['content-type']]).toEqual([431, 'text/plain; charset=utf-8']);
    expect(body.toString()).toMatch(/clear the cookies of this site.*\n.*Borre las cookies de este sitio/);
  });

  test.each([
    ['of a path that no screen has', 3000],
    ['above all headers', 90_000],
  ])(
    'answers an address that is too long with 414 or 431 and a sentence in both languages: %s',
    async (_, length) => {
      const { status, headers, body } = await ask(`/${'a'.repeat(length)}`);
      expect(status === 414 || (status === 431 && length > 64 * 1024)).toBe(true);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body.toString()).toMatch(/Please .*\n.*(?:Revise|Borre) /);
    },
  );
});
