import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { checkout } from '../../src/cli/commands/checkout.ts';
import { diff } from '../../src/cli/commands/diff.ts';
import { publish } from '../../src/cli/commands/publish.ts';
import { releases } from '../../src/cli/commands/releases.ts';
import { rollback } from '../../src/cli/commands/rollback.ts';
import type { Command } from '../../src/cli/options/command.ts';
import { readConfig } from '../../src/config/files/read-config.ts';
import { sourceId, sourceOf } from '../../src/config/files/source.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { pointerText, readPointer } from '../../src/release/pointer.ts';
import { readRelease } from '../../src/release/read-release.ts';
import { editedCopy, type EditedCopy } from '../support/config/edited-copy.ts';
import { smallConfig } from '../support/servers/built-with-releases.ts';
import { writeStamped } from '../support/servers/stamped-entry.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

let dist = '';
let copy: EditedCopy;

beforeEach(() => {
  dist = stubBuild();
  copy = editedCopy();
  onTestFinished(copy.remove);
});

const run = async (
  { run: execute }: Command,
  values: Readonly<Record<string, string | boolean>>,
  ...words: readonly string[]
) => {
  const printed: string[] = [];
  const code = await execute(values, (line) => printed.push(line), words);
  return { code, text: printed.join('\n') };
};

const publishCopy = (note = {}) => run(publish, { ...copy.folders, to: dist, author: 'Noor', ...note });
const live = () => readPointer(dist)?.release ?? '';

const gate = '"when": "isPosOrPpo"';
const deadGate = '"when": { "and": [{ "var": "isPPO" }, { "!": { "var": "isPPO" } }] }';

describe('portal publish', () => {
  test.each([
    {
      mistake: 'a name that nobody declared',
      to: '"when": "isPosOrPop"',
      words: ['is not a known fact or rule', 'Use `isPosOrPpo`'],
    },
    {
      mistake: 'an item that no possible member can see',
      to: deadGate,
      words: ['dead-item', 'home/networkCare'],
    },
  ])('refuses $mistake with the problem, and the live release stays', async ({ to, words }) => {
    expect((await publishCopy()).code).toBe(0);
    const before = live();
    const files = readdirSync(join(dist, 'releases'));
    copy.replace('config/screens/home.json', gate, to);
    const { code, text } = await publishCopy();
    expect(code).toBe(1);
    for (const word of ['config/screens/home.json:', ...words]) expect(text).toContain(word);
    expect([live(), readdirSync(join(dist, 'releases'))]).toEqual([before, files]);
  });

  test(
    'stores what members see differently beside each release, for rollbacks too, and portal releases shows it',
    { timeout: 60_000 },
    async () => {
      await publishCopy();
      const first = live();
      copy.replace('config/screens/home.json', gate, '"when": "isPOS"');
      const { text } = await publishCopy({ message: 'POS only' });
      expect(text).toMatch(/^release [0-9a-f]{16} is live in .* \(\d+ differences?\)$/);
      expect((await run(rollback, { in: dist, author: 'Sol' }, first)).code).toBe(0);
      const listing = (await run(releases, { in: dist, changes: true })).text;
      const [back = '', forth = '', start = ''] = listing.split(/\n(?=[ *] +#\d)/);
      expect(back).toMatch(/^\* +#3 .* rollback .* source [0-9a-f]{8} .* Sol/);
      expect(back).toMatch(/home\/networkCare, .*: now shown[\s\S]*sample members: m06, m07/);
      expect(forth).toMatch(/publish .* source [0-9a-f]{8} {2}on #1 {3}Noor {2}POS only/);
      expect(forth).toMatch(/home\/networkCare, .*: no longer shown[\s\S]*sample members: m06, m07/);
      expect(start).toMatch(/#1 .* first release .* Noor$/);
      for (const [a, b] of [
        ['#1', '2'],
        [first, 'live'],
      ] as const) {
        const { code, text: difference } = await run(diff, { in: dist, format: 'text', lang: 'en' }, a, b);
        expect([code, /home\/networkCare, .*: no longer shown/.test(difference)]).toEqual(
          b === 'live' ? [0, false] : [1, true],
        );
      }
    },
  );
});

describe('publications and the files they were made from', () => {
  const folderOf = () => dirname(copy.folders.config);
  const base = () =>
    JSON.parse(readFileSync(join(folderOf(), 'base.json'), 'utf8')) as {
      readonly number: number;
      readonly source: string;
    };
  const readSourceOf = (folder: string) =>
    sourceOf(readConfig(join(folder, 'config'), join(folder, 'locales')));

  test(
    'R10.51: a publication in between is reported and stays; files continue from a checkout or by their own request',
    { timeout: 90_000 },
    async () => {
      expect((await publishCopy()).code).toBe(0);
      expect(base()).toEqual({ number: 1, source: sourceId(readSourceOf(folderOf())) });
      const source = { ...readSourceOf(folderOf()), 'config/site/brand.json': '{}' };
      await publishRelease(dist, smallConfig('Theirs', ['local']), {
        source,
        author: 'Sol',
        message: 'Ours is gone',
      });
      const theirs = live();

      const moved = await publishCopy().catch((error: unknown) => (error as Error).message);
      expect(live()).toBe(theirs);
      expect(moved).toMatch(
        /^These files are based on publication #1, but #2 is live in [^\n]*\. Published since then:\n {2}#2 .* Sol {2}Ours is gone\n/,
      );
      expect(moved).toMatch(
        /\nThere are no conflicts\.\nChoose one:\n {2}portal merge --onto live .*\n {2}portal publish --base 2 [^\n]*$/,
      );

      rmSync(join(folderOf(), 'base.json'));
      await expect(publishCopy()).rejects.toThrow(
        /base\.json does not exist, .*\n {2}#2 .* Sol .*\nChoose one:\n {2}portal checkout live/,
      );
      expect(live()).toBe(theirs);

      expect((await run(checkout, { in: dist, to: folderOf() }, 'live')).text).toContain(
        `publication #2 (release ${theirs}) is in`,
      );
      expect([readSourceOf(folderOf()), base().number]).toEqual([source, 2]);
      expect((await run(checkout, { in: dist, to: folderOf() }, '#1')).code).toBe(0);
      copy.replace('config/screens/home.json', gate, '"when": "isPOS"');
      await expect(run(checkout, { in: dist, to: folderOf() }, 'live')).rejects.toThrow(
        /has files that were never published[^\n]*\n {2}config\/screens\/home\.json$/,
      );
      const { code } = await publishCopy({ base: '2' });
      expect([code, base().number, live() === theirs]).toEqual([0, 3, false]);
    },
  );

  test('R10.52: a publication of a portal before sources can be based on by its number, and not be checked out', async () => {
    const { release } = await publishRelease(dist, smallConfig('A', ['local']));
    rmSync(join(dist, 'publications'), { recursive: true });
    writeStamped(dist, { kind: 'publish', release, time: '2026-11-17T20:00:00.000Z' });
    writeFileSync(join(dist, 'releases/current.json'), pointerText(readRelease(dist, release)));
    await expect(run(checkout, { in: dist, to: join(dist, 'new') }, 'live')).rejects.toThrow(
      'The source of publication #1 was not stored',
    );
    expect((await run(releases, { in: dist })).text).toMatch(/^\* +#1 .* source unknown/);
    expect((await publishCopy({ base: '#1' })).code).toBe(0);
    expect(readPointer(dist)?.number).toBe(2);
  });

  test.each([
    'config/../../outside.json',
    '/outside.json',
    'config/a\\b.json',
    `config/${'a'.repeat(300)}.json`,
  ])('a source that names the file %s is not checked out, and nothing is written', async (file) => {
    const source = { 'config/a.json': '{}', [file]: '{}' };
    await publishRelease(dist, smallConfig('A', ['local']), { source });
    const to = join(mkdtempSync(join(tmpdir(), 'checkout-')), 'to');
    await expect(run(checkout, { in: dist, to }, 'live')).rejects.toThrow(
      /^The source of publication #1 is missing or damaged: .*sources.*\.json\.$/,
    );
    expect(readdirSync(dirname(to))).toEqual([]);
  });
});
