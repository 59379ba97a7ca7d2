import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { meaningReport } from '../../src/authoring/reports/diff-text.ts';
import { main } from '../../src/cli/main.ts';
import { startHost } from '../../src/host/start-host.ts';
import { readPointer, type ReleasePointer } from '../../src/release/pointer.ts';
import { publicationChain } from '../../src/release/chain/publication-chain.ts';
import { flipPointer, publishRelease } from '../../src/release/chain/publish-release.ts';
import { readRelease } from '../../src/release/read-release.ts';
import { smallConfig } from '../support/servers/built-with-releases.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { askAt } from '../support/servers/served-folder.ts';
import { stubBuild } from '../support/servers/stub-build.ts';
import { spyOnOutput } from '../support/cli/spy-on-output.ts';

let dist = '';

beforeEach(() => {
  dist = stubBuild();
});

const publish = (name: string, note = {}) => publishRelease(dist, smallConfig(name, ['local']), note);

const served = async () => {
  const port = await freePortBase();
  const host = await startHost({ dist, port });
  onTestFinished(host.close);
  const read = async (path: string): Promise<string> => (await askAt(port)(path)).body.toString();
  const pointed = async () => (JSON.parse(await read('/releases/current.json')) as ReleasePointer).release;
  return {
    releaseNow: async () => /name="portal-release" content="(\w+)"/.exec(await read('/login'))?.[1],
    pointed,
  };
};

const damage = (release: string, name: string): void =>
  writeFileSync(join(dist, 'releases', release, name), '{}');

const soon = { timeout: 8000, interval: 50 };

/** Hosts look at the pointer when the test lets time pass, until it ends. */
const lookOnDemand = (): void => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
};

describe('publishing', () => {
  test('the same configuration gives the same release, and another one a different release', async () => {
    const one = await publish('A');
    const again = await publish('A');
    const other = await publish('B');
    expect(again.release).toBe(one.release);
    expect(other.release).not.toBe(one.release);
  });

  test('time, author, message and what members see differently are stored beside the release, outside the public files', async () => {
    const one = await publish('A');
    await publish('B', { author: 'Noor', message: 'New name', compare: meaningReport });
    const [entry, first] = publicationChain(dist).list();
    expect(entry).toMatchObject({
      kind: 'publish',
      author: 'Noor',
      message: 'New name',
      previous: one.release,
    });
    expect(Date.parse(entry?.time ?? '')).toBeGreaterThan(0);
    expect(entry?.meaning).toMatchObject({
      isEmpty: false,
      changes: ['en', 'es'].map((language) => ({
        item: 'shell/brand/name',
        what: `${language} title`,
        before: 'A',
        after: 'B',
        members: 'everyone',
      })),
      other: [],
    });
    expect(first).not.toHaveProperty('previous');
    const isPublic = readdirSync(join(dist, 'releases'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json') || name.endsWith('.html'))
      .some((name) => readFileSync(join(dist, 'releases', name), 'utf8').includes('Noor'));
    expect(isPublic).toBe(false);
  });

  test('an unknown difference is reported and stops nothing', async () => {
    await publish('A');
    const compare = () => {
      throw new Error('too large');
    };
    const { release } = await publish('B', { compare });
    expect(publicationChain(dist).list()[0]).toMatchObject({ release, untold: 'too large' });
    expect(readPointer(dist)?.release).toBe(release);
  });

  test('a folder without a built portal is refused with a sentence', async () => {
    rmSync(join(dist, 'prerender'), { recursive: true });
    await expect(publish('A')).rejects.toThrow(/is not a built portal; run portal build/);
  });

  test('files left by a stopped publication are removed by the next one after an hour', async () => {
    await publish('A');
    const left = ['.0123456789abcdef.7.tmp', '.fedcba9876543210.8.tmp'].map((name) =>
      join(dist, 'releases', name),
    );
    for (const folder of left) mkdirSync(folder);
    utimesSync(left[0] ?? '', 0, 0);
    await publish('B');
    expect(left.map((folder) => existsSync(folder))).toEqual([false, true]);
  });

  test('a broken release of the same name is replaced by a whole one', async () => {
    const { release } = await publish('A');
    damage(release, 'en.json');
    expect(() => readRelease(dist, release)).toThrow('en.json does not match its hash');
    await publish('A');
    expect(readRelease(dist, release).id).toBe(release);
  });
});

describe('rolling back', () => {
  test('an earlier release goes live again with a log entry; a missing or damaged one is refused', async () => {
    const one = await publish('A');
    const two = await publish('B');
    flipPointer(dist, { kind: 'rollback', release: one.release, author: 'Noor' });
    expect(readPointer(dist)?.release).toBe(one.release);
    expect(publicationChain(dist).list()[0]).toMatchObject({
      kind: 'rollback',
      release: one.release,
      previous: two.release,
    });
    damage(two.release, 'portal.json');
    const back = (release: string) => () => flipPointer(dist, { kind: 'rollback', release: release });
    expect(back(two.release)).toThrow('is damaged');
    expect(back('0123456789abcdef')).toThrow('is damaged');
    expect(readPointer(dist)?.release).toBe(one.release);
  });
});

describe('a running host', () => {
  test('several hosts of one folder pick up a new release without communicating', async () => {
    const one = await publish('A');
    const first = await served();
    const second = await served();
    expect(await Promise.all([first.releaseNow(), second.releaseNow()])).toEqual([one.release, one.release]);
    const two = await publish('B');
    await vi.waitFor(
      async () =>
        expect(await Promise.all([first.releaseNow(), second.releaseNow()])).toEqual([
          two.release,
          two.release,
        ]),
      soon,
    );
  });

  test.each(['en.json', 'brand.css.br', 'documents/local/login.en.html', 'release.json'])(
    'a release with a damaged %s is rejected: the last good one stays',
    async (name) => {
      lookOnDemand();
      const one = await publish('A');
      const two = await publish('B');
      const pointer = readFileSync(join(dist, 'releases', 'current.json'));
      flipPointer(dist, { kind: 'rollback', release: one.release });
      const host = await served();
      damage(two.release, name);
      writeFileSync(join(dist, 'releases', 'current.json'), pointer);
      vi.advanceTimersByTime(1500);
      expect(await host.releaseNow()).toBe(one.release);
    },
  );

  test('R10.43: browsers get the served release, not an incomplete one that the pointer names', async () => {
    const one = await publish('A');
    const host = await served();
    const two = await publish('B');
    await vi.waitFor(async () => expect(await host.releaseNow()).toBe(two.release), soon);
    expect(await host.pointed()).toBe(two.release);
    rmSync(join(dist, 'releases', one.release, 'en.json'));
    writeFileSync(
      join(dist, 'releases', 'current.json'),
      JSON.stringify({ release: one.release, manifest: '' }),
    );
    expect([await host.pointed(), await host.releaseNow()]).toEqual([two.release, two.release]);
  });

  test('a torn pointer changes nothing, and a host that starts then uses the last good release', async () => {
    lookOnDemand();
    const one = await publish('A');
    const running = await served();
    writeFileSync(join(dist, 'releases', 'current.json'), '{"release":"01');
    vi.advanceTimersByTime(1500);
    expect(await running.releaseNow()).toBe(one.release);
    expect(await (await served()).releaseNow()).toBe(one.release);
  });

  test('with only incomplete releases serve reports it in one line, and releases reports that none is live', async () => {
    const { release } = await publish('A');
    rmSync(join(dist, 'releases', release, 'en.json'));
    writeFileSync(join(dist, 'releases', 'current.json'), '{');
    const say = spyOnOutput();
    const codes = [
      await main(['serve', '--dist', dist, '--port', String(await freePortBase())]),
      await main(['releases', '--in', dist]),
    ];
    const logged = say.mock.calls.map(([text]) => String(text));
    say.mockRestore();
    expect(codes).toEqual([1, 0]);
    expect(logged[0]).toMatch(/^[^\n]*has no live release; portal publish --to DIR writes a whole one\n$/);
    expect(logged[1]).toMatch(
      /\n *None of them is live; portal publish, or portal rollback RELEASE, makes one live\.\n$/,
    );
  });

  test('without a complete release a host does not start, and reports what to do', async () => {
    mkdirSync(join(dist, 'releases'), { recursive: true });
    await expect(startHost({ dist, port: await freePortBase() })).rejects.toThrow(
      /has no live release; portal publish/,
    );
  });
});
