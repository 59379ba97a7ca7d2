import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersList } from '../../src/host/hosting/headers-list.ts';
import { nginxServer } from '../../src/host/hosting/nginx-server.ts';
import { publishRelease } from '../../src/host/release/publish-release.ts';
import { securityHeaders } from '../../src/host/security-headers.ts';
import { compiledConfig } from '../support/compiled-config.ts';
import { freePortBase } from '../support/free-port-base.ts';
import { stubBuild } from '../support/stub-build.ts';

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
if (nginx === undefined) process.stdout.write('SKIPPED: nginx is not installed here, so its generated configuration was not run\n');

const { config } = compiledConfig();
const local = config.environments['local'];

/** The main file around the generated one: everything it writes lies in a folder of its own. */
const mainFile = (folder: string, site: string): string => `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 64; }
http {
    include /etc/nginx/mime.types;
    access_log off;
    client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
    include ${site};
}
`;

const startNginx = async (executable: string) => {
  const [dist, port] = [stubBuild(), await freePortBase()];
  chmodSync(dist, 0o755);
  await publishRelease(dist, compiledConfig());
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const site = join(folder, 'site.conf');
  writeFileSync(site, nginxServer({ name: 'local', config, root: dist, listen: `127.0.0.1:${port}` }));
  writeFileSync(join(folder, 'nginx.conf'), `user root;\n${mainFile(folder, site)}`);
  const checked = spawnSync(executable, ['-t', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const server = spawn(executable, ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });
  const isUp = (): Promise<boolean> =>
    ask('/healthz')
      .then(({ ok }) => ok)
      .catch(() => false);
  for (let wait = 0; wait < 100 && !(await isUp()); wait += 1) await new Promise((done) => setTimeout(done, 50));
  return { dist, ask, stop: () => server.kill('SIGTERM') };
};

describe.skipIf(nginx === undefined)('nginx with the generated configuration', () => {
  let running: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    running = await startNginx(nginx ?? '');
  });
  afterAll(() => running.stop());

  test('documents carry the security headers of the environment, byte by byte', async () => {
    for (const path of ['/', '/login', '/claims', '/any/where']) {
      const { status, headers } = await running.ask(path);
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=utf-8']);
      for (const [name, value] of Object.entries(local ? securityHeaders(local) : {}))
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
    expect(await openedAt('/iniciar-sesi%C3%B3n', { cookie: 'i18nextLng=es' })).toEqual(['login', 'es']);
    expect(await openedAt('/contact-us', { 'accept-language': 'fr, es-MX;q=0.8, en;q=0.2' })).toEqual(['public', 'es']);
    expect(await openedAt('/claims', { 'accept-language': 'en, es' })).toEqual(['member', 'en']);
  });

  test('hashed files are immutable and compressed; missing and private ones are not found', async () => {
    const asset = await running.ask('/assets/index-1.js', { 'accept-encoding': 'gzip' });
    expect([asset.status, asset.headers.get('cache-control'), asset.headers.get('content-encoding')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'gzip',
    ]);
    expect((await running.ask('/releases/current.json')).headers.get('cache-control')).toBe('no-store');
    const missing = ['/assets/none.js', '/assets/', '/releases/0123456789abcdef/config.json', '/favicon.ico'];
    const own = ['/publications/', '/hosting/local.nginx.conf', '/prerender/prerender.mjs', '/live/local/login.en.html'];
    for (const path of [...missing, ...own]) {
      const answer = await running.ask(path);
      const isDocument = (await answer.text()).includes('portal-release');
      expect([path, answer.status, isDocument]).toEqual([path, 404, false]);
    }
  });

  test('a new release is served without a reload', async () => {
    const { release } = await publishRelease(running.dist, compiledConfig('Other'));
    expect(await (await running.ask('/login')).text()).toContain(`content="${release}"`);
  });
});

test('the plain list of headers names every header of the environment and every public path', () => {
  const text = headersList('prod', config);
  const { prod } = config.environments;
  for (const [name, value] of Object.entries(prod ? securityHeaders(prod) : {})) expect(text).toContain(`\n  ${name}: ${value}\n`);
  expect(text).toContain('/login.en.html');
  expect(text).toContain('/contact-us');
});
