import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import { servedFolder } from '../support/servers/served-folder.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

let dist = '';

beforeAll(async () => {
  dist = stubBuild();
  await publishRelease(dist, compiledConfig(), { source: { 'config/a.json': '[core]' }, author: '[core]' });
});

const served = () => servedFolder(dist);

describe('files', () => {
  test('hashed files are immutable and precompressed in a format that the browser accepts', async () => {
    const { ask } = await served();
    const plain = await ask('/assets/index-1.js');
    expect([plain.status, plain.headers['cache-control'], plain.headers['x-content-type-options']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'nosniff',
    ]);
    const brotli = await ask('/assets/index-1.js', { headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await ask('/assets/index-1.js', { headers: { 'accept-encoding': 'gzip' } });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
  });

  test('a missing file gets 404, and never the portal', async () => {
    const { ask } = await served();
    const paths = [
      '/assets/none.js',
      '/assets/',
      '/assets',
      '/releases/0123456789abcdef/config.json',
      '/favicon.ico',
      '/x.js.map',
    ];
    for (const path of paths) {
      const { status, headers } = await ask(path);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/plain; charset=utf-8']);
    }
  });

  test('private files of the built folder are never served', async () => {
    const { ask } = await served();
    const release = JSON.parse((await ask('/releases/current.json')).body.toString()) as {
      readonly release: string;
    };
    const inside = [
      `/releases/${release.release}/release.json`,
      `/releases/${release.release}/documents/local/login.en.html`,
    ];
    const outside = [
      '/assets/../template.html',
      '/assets/..%2ftemplate.html',
      '/releases/..%2f..%2fpackage.json',
      '/assets/%2e%2e/.vite/manifest.json',
    ];
    for (const path of [...inside, ...outside]) expect([path, (await ask(path)).status]).toEqual([path, 404]);
    const sources = readdirSync(join(dist, 'sources')).map((name) => `/sources/${name}`);
    const beside = [
      '/publications',
      '/publications/00000001.json',
      ...sources,
      '/prerender/prerender.mjs',
      '/template.html',
      '/.vite/manifest.json',
      '/.git/config',
      '/live/local/login.en.html',
    ];
    for (const path of beside)
      expect((await ask(path)).body.toString()).not.toMatch(
        /first-paint-->|isEntry|export const prerender|\[core\]/,
      );
  });

  test('dot files and links inside the built folder are not served, even if they are added later', async () => {
    const folder = stubBuild();
    const { release } = await publishRelease(folder, compiledConfig());
    const secret = join(folder, 'template.html');
    const plant = (name: string): void => {
      symlinkSync(secret, join(folder, 'assets', `link-${name}.js`));
      symlinkSync(secret, join(folder, 'assets', `coded-${name}.js.br`));
      writeFileSync(join(folder, 'assets', `coded-${name}.js`), 'plain');
      writeFileSync(join(folder, 'assets', `.hidden-${name}`), 'hidden');
    };
    plant('early');
    const { ask } = await servedFolder(folder);
    plant('late');
    rmSync(join(folder, 'releases', release, 'en.json'));
    symlinkSync(secret, join(folder, 'releases', release, 'en.json'));
    symlinkSync(join(folder, 'prerender'), join(folder, 'releases', '0123456789abcdef'));
    writeFileSync(join(folder, 'prerender', 'brand.css'), 'behind a link');
    const names = ['early', 'late'].flatMap((name) => [
      `link-${name}.js`,
      `coded-${name}.js`,
      `.hidden-${name}`,
    ]);
    const paths = [
      ...names.map((name) => `/assets/${name}`),
      `/releases/${release}/en.json`,
      '/releases/0123456789abcdef/brand.css',
    ];
    const accepted = ['', 'br', 'gzip'];
    let holes = 0;
    for (const path of paths)
      for (const coding of accepted)
        holes += Number((await ask(path, { headers: { 'accept-encoding': coding } })).status !== 404);
    expect((await ask('/assets/index-1.js')).status).toBe(200);
    tellAttack({
      attack: 'Links and dot files planted in a built folder',
      tries: paths.length * accepted.length,
      holes,
    });
  });

  test('the pointer to the live release is never cached', async () => {
    const { ask } = await served();
    expect((await ask('/releases/current.json')).headers['cache-control']).toBe('no-store');
  });

  test('the pointer to the live release is JSON, as published', async () => {
    const { ask } = await served();
    const { status, headers, body } = await ask('/releases/current.json');
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'application/json',
      'nosniff',
    ]);
    expect(body).toEqual(readFileSync(join(dist, 'releases/current.json')));
    const head = await ask('/releases/current.json', { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(body.length),
    ]);
  });

  test.each(['bytes=-500', 'bytes=0-0', 'items=3-4', 'bytes=500-100', 'bytes=99999-', 'bytes=0-1,5-6'])(
    'a file is sent whole when %s of it is requested, without promising ranges',
    async (range) => {
      const { ask } = await served();
      const whole = await ask('/assets/index-1.js');
      const { status, headers, body } = await ask('/assets/index-1.js', { headers: { range } });
      expect([status, headers['content-range'], headers['accept-ranges']]).toEqual([
        200,
        undefined,
        undefined,
      ]);
      expect(body).toEqual(whole.body);
    },
  );

  test.each([
    { accepted: 'gzip;q=0, br', coding: 'br' },
    { accepted: 'br;q=0, gzip;q=0.5', coding: 'gzip' },
    { accepted: 'BR ; Q=0.000, GZip', coding: 'gzip' },
    { accepted: 'br;q=0.001', coding: 'br' },
    { accepted: 'br;q=0, gzip;q=0', coding: undefined },
    { accepted: 'brown, *;q=0', coding: undefined },
    { accepted: '', coding: undefined },
  ])(
    'files and documents are sent with $coding to a visitor who accepts "$accepted"',
    async ({ accepted, coding }) => {
      const { ask } = await served();
      const headers = { 'accept-encoding': accepted };
      const answers = await Promise.all(
        ['/assets/index-1.js', '/login'].map((path) => ask(path, { headers })),
      );
      expect(answers.map((answer) => answer.headers['content-encoding'])).toEqual([coding, coding]);
    },
  );
});
