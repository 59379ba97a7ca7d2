import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SourceFiles, sourceId } from '../../src/config/files/source.ts';
import { livePublication } from '../../src/release/chain/base.ts';
import { publicationChain } from '../../src/release/chain/publication-chain.ts';
import { readSource } from '../../src/release/chain/source-store.ts';
import { readPointer } from '../../src/release/pointer.ts';
import {
  type PublishAnswer,
  type PublishRequest,
  publishSource,
} from '../../src/workbench/server/publication/publish-source.ts';
import { publishInProcess } from '../../src/workbench/server/publication/start-publisher.ts';
import { localSource } from '../support/config/frozen-config.ts';
import { smallSource } from '../support/workbench/small-source.ts';
import { stubBuild } from '../support/servers/stub-build.ts';
import { smallDist } from '../support/workbench/publishing-site.ts';

let dist = '';
let shipped: SourceFiles = {};

beforeAll(async () => {
  shipped = localSource();
  dist = await smallDist();
}, 60_000);

const request = (more: Partial<PublishRequest> = {}): PublishRequest => ({
  ...{
    dist,
    id: 'a request',
    kind: 'publish',
    source: shipped,
    author: 'Paul',
    message: 'Why',
    portBase: 4300,
  },
  base: { number: 1, source: sourceId(smallSource) },
  ...more,
});

const reins = { signal: new AbortController().signal, mayHappen: () => Promise.resolve(true) };

describe('the process of a publication', () => {
  test(
    'checks the source, creates its release, adds both to the chain, and gives the same answer to a repeated request',
    { timeout: 60_000 },
    async () => {
      const answer = await publishInProcess(request(), reins);
      expect(answer).toEqual({ ok: true, number: 2, release: readPointer(dist)?.release });
      const live = livePublication(dist)?.entry;
      expect(live).toMatchObject({
        number: 2,
        id: 'a request',
        author: 'Paul',
        message: 'Why',
        base: 1,
        source: sourceId(shipped),
      });
      expect(readSource(dist, live?.source ?? '')).toEqual(shipped);
      expect(await publishSource(request())).toEqual(answer);
    },
  );

  test(
    'reports that a source with errors, or with a base that is not live, was not published',
    { timeout: 60_000 },
    async () => {
      const before = livePublication(dist)?.number;
      expect(await publishSource(request({ id: 'bad', source: smallSource }))).toEqual({
        ok: false,
        failure: { code: 'not-valid' },
      });
      const moved = { id: 'late', base: { number: 1, source: 'a'.repeat(64) } };
      expect(await publishSource(request(moved))).toEqual({
        ok: false,
        failure: { code: 'base-is-not-live', live: before },
      });
      expect(livePublication(dist)?.number).toBe(before);
    },
  );

  test(
    'asks its server right before it publishes, and does not publish if the server refuses',
    { timeout: 60_000 },
    async () => {
      const before = livePublication(dist)?.number;
      const base = { number: before ?? 0, source: sourceId(shipped) };
      const answer = await publishInProcess(request({ id: 'too late', base }), {
        ...reins,
        mayHappen: () => Promise.resolve(false),
      });
      expect(answer).toEqual({ ok: false, failure: { code: 'not-published' } });
      expect([
        livePublication(dist)?.number,
        readdirSync(join(dist, 'publications')).filter((name) => name.endsWith('.tmp')),
      ]).toEqual([before, []]);
    },
  );

  test('that is killed answers nothing', async () => {
    expect(
      await publishInProcess(request({ id: 'killed' }), { ...reins, signal: AbortSignal.abort() }),
    ).toBeUndefined();
  });
});

describe('a disk that is full', () => {
  /**
   * A process whose files are limited to a number of blocks of 512 bytes. It simulates a full disk at a
   * fixed position.
   */
  const onFullDisk = async (input: PublishRequest, blocks: number): Promise<PublishAnswer> => {
    const program = [resolve('src/workbench/server/publication/publisher-process.ts')];
    const child = spawn(
      'sh',
      ['-c', `ulimit -f ${blocks}; trap "" XFSZ; exec "$0" "$@"`, process.execPath, ...program],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    child.stdin.write(`${JSON.stringify(input)}\n`);
    return JSON.parse(await text(child.stdout)) as PublishAnswer;
  };

  test('R10.44: publishes nothing, leaves no files, and reports why', { timeout: 60_000 }, async () => {
    const full = stubBuild();
    const answer = await onFullDisk({ ...request({ id: 'too much' }), dist: full }, 64);
    expect(answer).toEqual({ ok: false, failure: { code: 'disk-full' } });
    const left = readdirSync(full, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.tmp'),
    );
    expect([left, publicationChain(full).list(), existsSync(join(full, 'releases/current.json'))]).toEqual([
      [],
      [],
      false,
    ]);
  });
});
