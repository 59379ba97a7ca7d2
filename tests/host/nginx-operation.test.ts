import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { askAt } from '../support/servers/served-folder.ts';
import { nginxPath, startNginx } from '../support/servers/start-nginx.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

const startHost = async (requestsPerSecond?: number) => {
  const dist = stubBuild();
  const port = await freePortBase();
  await publishRelease(dist, compiledConfig());
  const limit = requestsPerSecond === undefined ? {} : { requestsPerSecond };
  const { close, logs } = await startNginx({ dist, config: compiledConfig().config, port, ...limit });
  const written = () =>
    ['portal-local.log', 'portal-local-error.log', 'error.log']
      .map((name) => readFileSync(join(logs, name), 'utf8'))
      .join('');
  return { dist, ask: askAt(port), close, written };
};

describe.skipIf(nginxPath === undefined)('nginx in operation with the generated configuration', () => {
  let running: Awaited<ReturnType<typeof startHost>>;
  beforeAll(async () => {
    running = await startHost();
  }, 60_000);
  afterAll(() => running.close());

  test('the document at the redirect address sends no Referer, for any query', async () => {
    const policyAt = async (path: string) => (await running.ask(path)).headers['referrer-policy'];
    for (const path of ['/', '/?code=a&state=b', '/?launch=c'])
      expect([path, await policyAt(path)]).toEqual([path, 'no-referrer']);
    for (const path of ['/login?error=maxpassfail', '/home'])
      expect(await policyAt(path)).toBe('strict-origin-when-cross-origin');
  });

  test('nginx writes the path of a request and its answer, and nothing of its query, headers or sender', async () => {
    const { ask, written, dist } = running;
    symlinkSync(join(dist, 'template.html'), join(dist, 'assets/linked-1.js'));
    const query = '?code=canary&state=canary&launch=canary';
    const headers = {
      referer: 'http://localhost:4300/?code=canary',
      'user-agent': 'canary',
      cookie: 'a=canary',
    };
    const paths = [
      '/',
      '/claims',
      '/none',
      '/assets/none.js',
      '/assets/linked-1.js',
      '/healthz',
      '/.well-known/none',
      '/csp-reports',
      '/releases/',
    ];
    for (const path of paths)
      for (const method of ['GET', 'POST']) await ask(path + query, { method, headers });
    await ask(`/${query}`, { headers: { ...headers, host: 'evil.example' } });
    await ask(`/${'x'.repeat(9000)}${query}`, { headers });
    await expect.poll(() => written().split('\n').length).toBeGreaterThan(paths.length * 2);
    const lines = written().trimEnd().split('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET' });
    expect(lines.map((line) => (JSON.parse(line) as { readonly path: string }).path)).toEqual(
      expect.arrayContaining(paths),
    );
    tellAttack({
      attack: 'Codes and launches in the log of nginx',
      tries: paths.length * 2 + 2,
      holes: written().split('canary').length - 1,
    });
  });

  test('nginx serves no dot file and no link of a built folder', async () => {
    const { ask, dist } = running;
    symlinkSync(join(dist, 'template.html'), join(dist, 'assets/link-1.js'));
    symlinkSync(join(dist, 'template.html'), join(dist, 'assets/coded-1.js.gz'));
    symlinkSync(join(dist, 'prerender'), join(dist, 'releases/0123456789abcdef'));
    writeFileSync(join(dist, 'assets/.hidden'), 'hidden');
    writeFileSync(join(dist, 'prerender/brand.css'), 'behind a link');
    for (const path of [
      '/assets/link-1.js',
      '/assets/.hidden',
      '/assets/coded-1.js',
      '/releases/0123456789abcdef/brand.css',
    ])
      for (const coding of ['', 'gzip']) {
        const { status, body } = await ask(path, { headers: { 'accept-encoding': coding } });
        expect([path, status === 200, /hidden|behind|first-paint/.test(body.toString())]).toEqual([
          path,
          false,
          false,
        ]);
      }
    expect((await ask('/assets/index-1.js')).status).toBe(200);
  });

  test('nginx serves security.txt, and accepts reports of violations', async () => {
    const { ask } = running;
    const text = await ask('/.well-known/security.txt');
    expect([text.status, text.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.body.toString()).toMatch(/^Contact: mailto:security@brisamar\.example\nExpires: /);
    expect((await ask('/csp-reports', { method: 'POST', body: '{}' })).status).toBe(204);
    expect((await ask('/csp-reports', { method: 'POST', body: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await ask('/csp-reports')).status).toBeGreaterThan(400);
  });

  test('a sender with too many requests to nginx gets 429', { timeout: 60_000 }, async () => {
    const limited = await startHost(1);
    const statuses = [];
    for (let time = 0; time < 10; time += 1) statuses.push((await limited.ask('/assets/index-1.js')).status);
    await limited.close();
    expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
    expect(statuses).toContain(429);
  });

  test('a line of IPv6 is one sender, of whichever of its addresses', { timeout: 60_000 }, async () => {
    const limited = await startHost(1);
    const statusesOf = async (addresses: readonly string[]) => {
      const statuses = [];
      for (const address of addresses)
        statuses.push(
          (await limited.ask('/assets/index-1.js', { headers: { 'x-real-ip': address } })).status,
        );
      return statuses;
    };
    const many = (prefix: string) => Array.from({ length: 9 }, (_, at) => `${prefix}${at + 1}`);
    for (const line of ['2001:db8:0:7::', '2001:db8::7:0:', '::7:8:9:a:'])
      expect([line, await statusesOf(many(line))]).toEqual([line, expect.arrayContaining([200, 429])]);
    for (const prefix of ['::ffff:192.0.2.', '198.51.100.'])
      expect([prefix, await statusesOf(many(prefix))]).toEqual([prefix, many('').map(() => 200)]);
    const neighbors = many('').map((at) => `2001:db8:0:1${at}::5`);
    expect(await statusesOf(neighbors)).toEqual(neighbors.map(() => 200));
    await limited.close();
  });
});
