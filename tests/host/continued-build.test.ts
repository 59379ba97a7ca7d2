import { cpSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SourceFiles, sourceId } from '../../src/config/files/source.ts';
import { livePublication } from '../../src/release/chain/base.ts';
import { publicationChain } from '../../src/release/chain/publication-chain.ts';
import { readSource } from '../../src/release/chain/source-store.ts';
import { readPointer } from '../../src/release/pointer.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { localSource } from '../support/config/frozen-config.ts';
import { smallConfig } from '../support/servers/built-with-releases.ts';
import { stubBuild } from '../support/servers/stub-build.ts';
import { spyOnOutput } from '../support/cli/spy-on-output.ts';

/** Another build of the code, made in milliseconds: its one asset is new. */
const buildApp = vi.fn((out: string) => {
  cpSync(stubBuild(), out, { recursive: true });
  writeFileSync(join(out, 'assets/index-2.js'), '');
  return Promise.resolve();
});

// The files of a worker share their modules, so modules with a stand-in are reloaded, and removed at the end.
vi.resetModules();
vi.doMock('../../src/release/build/build-app.ts', () => ({ buildApp }));
const { main } = await import('../../src/cli/main.ts');

afterAll(() => {
  vi.doUnmock('../../src/release/build/build-app.ts');
  vi.resetModules();
});

const portal = async (...args: readonly string[]) => {
  const write = spyOnOutput();
  const exit = await main(args);
  const output = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  return { exit, output };
};

let dist = '';
let source: SourceFiles = {};
const fresh = () => join(mkdtempSync(join(tmpdir(), 'portal-next-')), 'dist');

/** A folder with publications from the workbench, which are not in the files here. */
beforeAll(async () => {
  source = localSource();
  dist = stubBuild();
  await publishRelease(dist, smallConfig('A', ['local']), { source: { 'config/a.json': '{}' } });
  await publishRelease(dist, smallConfig('B', ['local']), {
    source,
    author: 'Paul',
    id: 'from the workbench',
  });
  writeFileSync(join(dist, 'publications/.left.tmp'), '');
}, 60_000);

test(
  'R10.50: new code continues with the live files, publications, sources, releases and parts of open pages',
  { timeout: 60_000 },
  async () => {
    const out = fresh();
    const { exit, output } = await portal('build', '--out', out, '--continue', dist);
    expect([exit, output]).toEqual([0, expect.stringMatching(/^built .*, publication #3 on #2 of /)]);
    expect(
      publicationChain(out)
        .list()
        .map(({ number, source: of }) => [number, of]),
    ).toEqual([
      [3, sourceId(source)],
      [2, sourceId(source)],
      [1, sourceId({ 'config/a.json': '{}' })],
    ]);
    expect(readSource(out, sourceId(source))).toEqual(source);
    expect(readPointer(out)).toMatchObject({ number: 3, release: livePublication(out)?.release });
    for (const { release } of publicationChain(dist).list())
      expect(existsSync(join(out, 'releases', release, 'release.json'))).toBe(true);
    expect(readdirSync(join(out, 'assets'))).toEqual(expect.arrayContaining(['index-1.js', 'index-2.js']));
    expect(readdirSync(join(out, 'publications')).sort()).toEqual([
      '00000001.json',
      '00000002.json',
      '00000003.json',
    ]);
  },
);

test('a build does not empty a folder with publications, and does not continue one with an invalid live source', async () => {
  const refused = await portal('build', '--out', dist);
  expect([refused.exit, refused.output]).toEqual([
    1,
    expect.stringContaining('has publications up to #2, and a build would remove them'),
  ]);
  const bad = stubBuild();
  await publishRelease(bad, smallConfig('A', ['local']), { source: { 'config/a.json': '{}' } });
  const out = fresh();
  const { exit, output } = await portal('build', '--out', out, '--continue', bad);
  expect([exit, output]).toEqual([
    1,
    expect.stringMatching(
      /^This version of the code rejects the source of publication #1; nothing was built\.\n\nconfig/,
    ),
  ]);
  expect(existsSync(out)).toBe(false);
  const newBuild = stubBuild();
  await publishRelease(newBuild, smallConfig('A', ['local']));
  expect((await portal('build', '--out', out, '--continue', newBuild)).output).toMatch(
    /^The live release in .* was made before sources were stored/,
  );
});
