import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PortalConfig } from '../../src/config/portal-config.ts';
import { healthPaths } from '../../src/config/host-paths.ts';
import { chooseDocument } from '../../src/host/served-release.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { securityHeaders } from '../../src/release/hosting/security-headers.ts';
import { headersList } from '../../src/release/hosting/write-hosting.ts';
import type { ReleasePointer } from '../../src/release/pointer.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { askAt, servedFolder } from '../support/servers/served-folder.ts';
import { nginxPath, startNginx } from '../support/servers/start-nginx.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

if (nginxPath === undefined)
  process.stdout.write('SKIPPED: nginx is not installed here, so its generated configuration was not run\n');

const { config } = compiledConfig();
const { local } = config.environments;
if (!local) throw new Error('no environment local');
const twin = {
  ...local,
  origins: [...local.origins, 'http://es.localhost:4300'],
  spanishHosts: ['localhost'],
};
const twinned = { ...config, environments: { ...config.environments, local: twin } };

const startHost = async () => {
  const dist = stubBuild();
  const port = await freePortBase();
  writeFileSync(join(dist, 'service-worker.js'), 'const portalShell = { keepShell() {} };\n');
  await publishRelease(dist, compiledConfig(), { source: { 'config/a.json': '{}' } });
  const { close } = await startNginx({ dist, config: twinned, port });
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    fetch(`http://localhost:${port}${path}`, { method, headers, redirect: 'manual' });
  return { dist, port, ask, close };
};

describe.skipIf(nginxPath === undefined)('nginx with the generated configuration', () => {
  let running: Awaited<ReturnType<typeof startHost>>;
  beforeAll(async () => {
    running = await startHost();
  }, 60_000);
  afterAll(() => running.close());

  test('documents have the security headers of the environment, byte by byte', async () => {
    for (const path of ['/', '/login', '/claims', '/any/where']) {
      const { status, headers } = await running.ask(path);
      expect([path, status, headers.get('content-type'), headers.get('server')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
        'nginx',
      ]);
      const expected = {
        ...securityHeaders(local),
        ...(path === '/' ? { 'Referrer-Policy': 'no-referrer' } : {}),
      };
      for (const [name, value] of Object.entries(expected))
        expect([name, headers.get(name)]).toEqual([name, value]);
    }
  });

  test('paths and languages get the same documents as from the portal’s own host', async () => {
    const openedAt = async (path: string, headers = {}) => {
      const text = await (await running.ask(path, headers)).text();
      return [/data-document="(\w+)"/.exec(text)?.[1], /<html lang="(\w+)"/.exec(text)?.[1]];
    };
    expect(await openedAt('/login')).toEqual(['login', 'en']);
    expect(await openedAt('/login?a=b&lang=es')).toEqual(['login', 'es']);
    expect(await openedAt('/login?lang=es&lng=en')).toEqual(['login', 'en']);
    expect(await openedAt('/iniciar-sesi%C3%B3n')).toEqual(['login', 'es']);
    expect(await openedAt('/inicio', { cookie: 'i18nextLng=en' })).toEqual(['home', 'es']);
    expect(await openedAt('/contact-us', { 'accept-language': 'fr, es-MX;q=0.8, en;q=0.2' })).toEqual([
      'public',
      'es',
    ]);
    expect(await openedAt('/nowhere', { 'accept-language': 'es' })).toEqual(['member', 'es']);
    expect(await openedAt('/claims', { 'accept-language': 'es' })).toEqual(['member', 'en']);
    expect(await openedAt('/claims?lng=es')).toEqual(['member', 'es']);
  });

  test('a path in another letter case, with slashes at its end or in decomposed letters gets the same document', async () => {
    const forms: readonly ((path: string) => string)[] = [
      (path) => path,
      (path) => path.toUpperCase(),
      (path) => `${path}/`,
      (path) => `${path}///`,
      (path) => path.normalize('NFD'),
      (path) => `${path.normalize('NFD').toUpperCase()}/`,
      (path) => `${path}x`,
      (path) => `${path}\n`,
    ];
    const paths = [...Object.values(config.paths.en), ...Object.values(config.paths.es)];
    let asked = 0;
    for (const path of paths.filter((one) => one !== '/' && !one.includes(':')))
      for (const form of [forms[asked % forms.length], forms[(asked + 3) % forms.length]]) {
        const address = encodeURI(form?.(path) ?? path);
        const text = await (await running.ask(address, { 'accept-language': 'es' })).text();
        const { kind, language } = chooseDocument(config, {
          ...{ hostLanguage: undefined, query: '', cookie: '' },
          ...{ path: address, acceptLanguage: 'es' },
        });
        const opened = [/data-document="(\w+)"/.exec(text)?.[1], /<html lang="(\w+)"/.exec(text)?.[1]];
        expect([address, ...opened]).toEqual([address, kind, language]);
        asked += 1;
      }
    expect(asked).toBeGreaterThan(150);
  });

  test('what it refuses has the headers and words of the portal’s own host', async () => {
    const { ask } = await servedFolder(running.dist);
    const askNginx = askAt(running.port);
    const refused = [
      ['/assets/none.js', {}],
      ['/none.css', {}],
      ['/releases/0123456789abcdef/en.json', {}],
      ['/login', { method: 'PUT' }],
      ['/login', { headers: { host: 'evil.example' } }],
      [`/${'a'.repeat(3_000)}`, {}],
    ] as const;
    for (const [path, options] of refused) {
      const [own, other] = await Promise.all([ask(path, options), askNginx(path, options)]);
      const seen = ({ status, headers, body }: typeof own) => [
        status,
        ...['content-type', 'cache-control', 'x-content-type-options'].map((name) => headers[name]),
        body.toString(),
      ];
      expect([path, ...seen(other)]).toEqual([path, ...seen(own)]);
      expect(own.status).toBeGreaterThan(400);
    }
  });

  test('a line break after a path that every host serves is refused for an unlisted host', async () => {
    for (const path of [...healthPaths, '/robots.txt', '/login', '/portal/x'])
      for (const end of ['%0a', '%0A', '%0d', '%0a%0a']) {
        const { status } = await askAt(running.port)(path + end, { headers: { host: 'evil.example' } });
        expect([path + end, status]).toEqual([path + end, 421]);
      }
  });

  test('an es. host serves Spanish, unless the query requests English', async () => {
    const languageAt = async (path: string, host: string) => {
      const { body } = await askAt(running.port)(path, { headers: { host, cookie: 'i18nextLng=en' } });
      return /<html lang="(\w+)"/.exec(body.toString())?.[1];
    };
    expect(await languageAt('/login', 'es.localhost')).toBe('es');
    expect(await languageAt('/login', 'localhost')).toBe('en');
    expect(await languageAt('/login?lng=en', 'es.localhost')).toBe('en');
  });

  test('an unlisted host gets 421 and a plain page, and can check the health of nginx', async () => {
    const ask = askAt(running.port);
    for (const host of [
      'evil.example',
      'members.brisamar.example',
      'localhost.evil.example',
      '127.0.0.1',
      '_',
    ]) {
      for (const path of ['/', '/login?lng=es', '/assets/index-1.js', '/releases/current.json', '/none']) {
        const { status, headers, body } = await ask(path, { headers: { host } });
        expect([host, path, status, headers['content-type']]).toEqual([
          host,
          path,
          421,
          'text/plain; charset=utf-8',
        ]);
        expect(body.toString()).toBe(
          'This portal is not served at this address.\nEste portal no se ofrece en esta dirección.\n',
        );
      }
      expect([host, (await ask('/healthz', { headers: { host } })).status]).toEqual([host, 200]);
    }
  });

  test('config.json is that of the environment; other environments and private files of a release are not found', async () => {
    const { release } = JSON.parse(
      await (await running.ask('/releases/current.json')).text(),
    ) as ReleasePointer;
    const config = JSON.parse(
      await (await running.ask(`/releases/${release}/environments/local/config.json`)).text(),
    ) as PortalConfig;
    expect(Object.keys(config.environments)).toEqual(['local']);
    const locations: [string, string][] = [
      ['environments/local/config.json', 'public, max-age=31536000, immutable'],
      // Documents of older releases ask for it, and it is another one on another host.
      ['config.json', 'no-store'],
    ];
    for (const [name, cacheControl] of locations) {
      const { headers } = await running.ask(`/releases/${release}/${name}`, { 'accept-encoding': 'gzip' });
      expect([headers.get('content-encoding'), headers.get('cache-control')]).toEqual(['gzip', cacheControl]);
    }
    const names = ['portal.json', 'review.json', 'release.json', 'environments/prod/config.json'];
    for (const name of names)
      expect([name, (await running.ask(`/releases/${release}/${name}`)).status]).toEqual([name, 404]);
  });

  test('hashed files are immutable and compressed; missing and private ones are not found', async () => {
    const asset = await running.ask('/assets/index-1.js', { 'accept-encoding': 'gzip' });
    expect([asset.status, asset.headers.get('cache-control'), asset.headers.get('content-encoding')]).toEqual(
      [200, 'public, max-age=31536000, immutable', 'gzip'],
    );
    expect((await running.ask('/releases/current.json')).headers.get('cache-control')).toBe('no-store');
    const missing = ['/assets/none.js', '/assets/', '/releases/0123456789abcdef/config.json', '/favicon.ico'];
    const locations = ['publications', 'sources'].flatMap((folder) =>
      readdirSync(join(running.dist, folder)).map((name) => `/${folder}/${name}`),
    );
    expect(locations.length).toBeGreaterThan(1);
    const own = [
      ...locations,
      '/publications/',
      '/hosting/local.nginx.conf',
      '/prerender/prerender.mjs',
      '/live/local/login.en.html',
    ];
    for (const path of [...missing, ...own]) {
      const answer = await running.ask(path);
      const isDocument = (await answer.text()).includes('portal-release');
      expect([path, answer.status, isDocument]).toEqual([path, 404, false]);
    }
  });

  test('reports that it is alive, and refuses methods that do not only read', async () => {
    expect([(await running.ask('/healthz')).status, (await running.ask('/readyz')).status]).toEqual([
      200, 200,
    ]);
    expect((await running.ask('/login', {}, 'POST')).status).toBe(405);
  });

  test('the service worker and the app manifest of the live release are served, and the policy of documents allows them', async () => {
    const page = await running.ask('/login');
    const release = /name="portal-release" content="(\w+)"/.exec(await page.text())?.[1] ?? '';
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["worker-src 'self'", "manifest-src 'self'"]));
    expect(policy).toMatch(/trusted-types[^;]* portal-service-worker/);
    const worker = await running.ask('/service-worker.js');
    const named = ['content-type', 'cache-control', 'x-content-type-options', 'etag'];
    expect([worker.status, ...named.map((name) => worker.headers.get(name))]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-store',
      'nosniff',
      null,
    ]);
    expect(await worker.text()).toContain(`"release":"${release}"`);
    const manifest = await running.ask(`/releases/${release}/manifest.json`);
    expect([
      manifest.status,
      manifest.headers.get('content-type'),
      manifest.headers.get('cache-control'),
    ]).toEqual([200, 'application/json', 'public, max-age=31536000, immutable']);
    expect(await manifest.json()).toMatchObject({ name: config.brand.name, start_url: '/' });
    for (const path of [
      '/live/service-worker.js',
      `/releases/${release}/service-worker.js`,
      '/manifest.json',
    ])
      expect([path, (await running.ask(path)).status]).toEqual([path, 404]);
  });

  test('a new release is served without a reload', async () => {
    const { release } = await publishRelease(running.dist, compiledConfig('Other'));
    expect(await (await running.ask('/login')).text()).toContain(`content="${release}"`);
    expect(await (await running.ask('/service-worker.js')).text()).toContain(`"release":"${release}"`);
  });
});

test('the configuration for other hosts follows each publication', async () => {
  const dist = stubBuild();
  await publishRelease(dist, compiledConfig(), { source: { 'config/a.json': '{}' } });
  const written = (name: string) => readFileSync(join(dist, 'hosting', name), 'utf8');
  expect(written('prod.nginx.conf')).toContain(`root "${dist}";`);
  expect(written('prod.nginx.conf')).not.toContain('https://reports.example');
  const { prod } = config.environments;
  if (!prod) throw new Error('no environment prod');
  const environments = { ...config.environments, prod: { ...prod, reports: 'https://reports.example' } };
  await publishRelease(dist, { ...compiledConfig(), config: { ...config, environments } });
  for (const name of ['prod.nginx.conf', 'prod.headers.txt'])
    expect(written(name)).toContain('report-uri https://reports.example');
});

test('the plain list of headers names every header of the environment and every public path', () => {
  const text = headersList('prod', config);
  const { prod } = config.environments;
  for (const [name, value] of Object.entries(prod ? securityHeaders(prod) : {}))
    expect(text).toContain(`\n  ${name}: ${value}\n`);
  expect(text).toContain("worker-src 'self'");
  expect(text).toContain('/service-worker.js');
  expect(text).toContain('/login.en.html');
  expect(text).toContain('/contact-us');
});
