import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Environment } from '../../src/config/generated/config-files.ts';
import type { PortalConfig } from '../../src/config/portal-config.ts';
import { flipPointer, publishRelease } from '../../src/release/chain/publish-release.ts';
import { makeRelease } from '../../src/release/make-release.ts';
import { fingerprint } from '../../src/release/read-release.ts';
import { configFile } from '../../src/release/release-names.ts';
import { storeRelease } from '../../src/release/store-release.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import { servedFolder } from '../support/servers/served-folder.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

const { environments } = compiledConfig().config;
let dist = '';
let release = '';

beforeAll(async () => {
  dist = stubBuild();
  ({ release } = await publishRelease(dist, compiledConfig()));
}, 60_000);

const hostOf = ({ origins }: Environment): string => new URL(origins[0] ?? '').host;

/** Every host that an environment names anywhere. */
const hostsOf = (environment: Environment): ReadonlySet<string> =>
  new Set([...JSON.stringify(environment).matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host ?? ''));

/** Hosts that other environments name and this one does not. */
const foreignHosts = (environment: Environment): readonly string[] => {
  const own = hostsOf(environment);
  return Object.values(environments).flatMap((other) => [...hostsOf(other)].filter((host) => !own.has(host)));
};

describe('the files of an environment', () => {
  test.each(Object.entries(environments))(
    'names only %s, in every document and file',
    async (name, environment) => {
      const { ask } = await servedFolder(dist);
      const headers = { host: hostOf(environment) };
      const files = [configFile(name), 'config.json', 'en.json', 'es.json', 'brand.css'].map(
        (file) => `/releases/${release}/${file}`,
      );
      const paths = [
        '/',
        '/login',
        '/login?lng=es',
        '/contact-us',
        '/claims',
        '/releases/current.json',
        ...files,
      ];
      for (const path of paths) {
        const answer = await ask(path, { headers });
        const text = JSON.stringify(answer.headers) + answer.body.toString();
        expect([
          path,
          answer.status,
          foreignHosts(environment).filter((host) => text.includes(host)),
        ]).toEqual([path, 200, []]);
      }
      const config = await ask(files[0] ?? '', { headers });
      expect(Object.keys((JSON.parse(config.body.toString()) as PortalConfig).environments)).toEqual([name]);
      const [address, old] = [files[0] ?? '', files[1] ?? ''];
      const cacheControl = async (path: string) => (await ask(path, { headers })).headers['cache-control'];
      expect([await cacheControl(address), await cacheControl(old)]).toEqual([
        'public, max-age=31536000, immutable',
        'no-store',
      ]);
      const document = (await ask('/login', { headers })).body.toString();
      expect(document).toContain(`href="${address}"`);
      expect(document).toContain(`data-config="${fingerprint(config.body)}"`);
      const [folder = ''] = address.split('/environments/');
      const style = await ask(`${folder}/brand.css`, { headers });
      expect(document).toContain(`/brand.css" integrity="${fingerprint(style.body)}"`);
    },
  );

  test('the whole configuration and that of another environment cannot be requested', async () => {
    const { ask } = await servedFolder(dist);
    const folder = `/releases/${release}`;
    const names = [
      'portal.json',
      'review.json',
      'environments/staging/config.json',
      'environments/prod/config.json',
      'environments/local/config.json.br',
      'config.staging.json',
    ];
    for (const name of names) expect([name, (await ask(`${folder}/${name}`)).status]).toEqual([name, 404]);
  });

  test('a release of the earlier form, with all environments in config.json, is still served', async () => {
    const old = stubBuild();
    const { id, files } = await makeRelease(old, compiledConfig());
    const { 'portal.json': whole = '', ...rest } = files;
    const others = Object.entries(rest).filter(([name]) => !name.startsWith('environments/'));
    storeRelease(old, { id, files: { 'config.json': whole, ...Object.fromEntries(others) } });
    flipPointer(old, { kind: 'publish', release: id });
    const { ask } = await servedFolder(old);
    expect((await ask('/login')).status).toBe(200);
    expect((await ask(`/releases/${id}/config.json`)).body.toString()).toBe(
      readFileSync(join(old, 'releases', id, 'config.json'), 'utf8'),
    );
  });
});

const unknown = [
  'evil.example',
  'members.brisamar.example.evil.example',
  'evil.example:4300',
  'members.brisamar.example.',
  'members.brisamar.example:8080',
  'xmembers.brisamar.example',
  'es.members.rel.brisamar.example',
  'members%2ebrisamar.example',
  'members.brisamar.example@evil.example',
  'evil.example#members.brisamar.example',
  'localhost',
  'localhost:43000',
  'localhost:4300@evil.example',
  '127.0.0.2:4300',
  '127.0.0.1:x@evil.example',
  '[::1]:4300',
  '0.0.0.0:4300',
  '10.0.0.7',
  '__proto__',
  'constructor',
  '*',
  'null',
];

describe('a host that no environment lists', () => {
  test('gets 421 and a plain page that names no environment, for any request', async () => {
    const { ask } = await servedFolder(dist);
    const asked = [
      '/',
      '/login',
      '/?code=a&state=b',
      '/claims',
      '/releases/current.json',
      `/releases/${release}/config.json`,
    ];
    const paths = [...asked, '/assets/index-1.js', '/.well-known/security.txt', '/csp-reports'];
    const named = new Set(Object.values(environments).flatMap((environment) => [...hostsOf(environment)]));
    const secret = [...named].filter((host) => !host.startsWith('localhost'));
    let tries = 0;
    let holes = 0;
    for (const host of unknown)
      for (const path of paths)
        for (const method of ['GET', 'POST']) {
          const { status, headers, body } = await ask(path, { method, headers: { host } });
          const isPlain =
            status === 421 &&
            headers['content-type'] === 'text/plain; charset=utf-8' &&
            headers.location === undefined;
          tries += 1;
          holes += Number(!isPlain || secret.some((one) => body.toString().includes(one)));
        }
    tellAttack({ attack: 'A Host header that no environment lists', tries, holes });
  });

  test('on this machine lists the served loopback origins; elsewhere reports only that no environment matches', async () => {
    const { ask } = await servedFolder(dist);
    const saidTo = async (host: string) => (await ask('/login', { headers: { host } })).body.toString();
    expect(await saidTo('localhost:9999')).toContain(
      'No environment lists http://localhost:9999. The configuration lists http://localhost:4300:',
    );
    expect(await saidTo('evil.example')).toBe(
      'This portal is not served at this address.\nEste portal no se ofrece en esta dirección.\n',
    );
  });

  test('can check the health of the host', async () => {
    const { ask } = await servedFolder(dist);
    const statusAt = async (path: string) => (await ask(path, { headers: { host: '10.0.0.7:4300' } })).status;
    expect([await statusAt('/healthz'), await statusAt('/readyz')]).toEqual([200, 200]);
  });

  test('is decided by the address that a trusted proxy received', async () => {
    const { ask } = await servedFolder(dist, { trustProxy: true });
    const statusFor = async (forwarded: string) =>
      (await ask('/login', { headers: { 'x-forwarded-host': forwarded, 'x-forwarded-proto': 'https' } }))
        .status;
    expect([await statusFor('members.brisamar.example'), await statusFor('evil.example')]).toEqual([
      200, 421,
    ]);
  });
});
