import { beforeAll, describe, expect, test } from 'vitest';
import { type SourceFiles, sourceId } from '../../src/config/files/source.ts';
import { livePublication } from '../../src/release/chain/base.ts';
import { readSource } from '../../src/release/chain/source-store.ts';
import { readPointer } from '../../src/release/pointer.ts';
import { type PublishRequest, publishSource } from '../../src/workbench/server/publication/publish-source.ts';
import { publishInProcess } from '../../src/workbench/server/publication/start-publisher.ts';
import { localSource } from '../support/config/shipped-config.ts';
import { smallSource } from '../support/workbench/small-source.ts';
import { smallDist } from '../support/workbench/publishing-site.ts';

let dist = '';
let shipped: SourceFiles = {};

beforeAll(async () => {
  shipped = localSource();
  dist = await smallDist();
}, 60_000);

const request = (more: Partial<PublishRequest> = {}): PublishRequest => ({
  ...{ dist, id: 'a wish', kind: 'publish', source: shipped, author: 'Paul', message: 'Why', portBase: 4300 },
  base: { number: 1, source: sourceId(smallSource) },
  ...more,
});

const unending = new AbortController().signal;

describe('the process of a publication', () => {
  test(
    'checks the source, makes its release, puts both into the chain, and is answered the same when it is asked again',
    { timeout: 60_000 },
    async () => {
      const answer = await publishInProcess(request(), unending);
      expect(answer).toEqual({ ok: true, number: 2, release: readPointer(dist)?.release });
      const live = livePublication(dist)?.entry;
      expect(live).toMatchObject({ number: 2, id: 'a wish', author: 'Paul', message: 'Why', base: 1, source: sourceId(shipped) });
      expect(readSource(dist, live?.source ?? '')).toEqual(shipped);
      expect(await publishSource(request())).toEqual(answer);
    },
  );

  test('says of a source that has errors, and of one whose base is not live, that it was not published', { timeout: 60_000 }, async () => {
    const before = livePublication(dist)?.number;
    expect(await publishSource(request({ id: 'bad', source: smallSource }))).toEqual({ ok: false, failure: { code: 'not-valid' } });
    const moved = { id: 'late', base: { number: 1, source: 'a'.repeat(64) } };
    expect(await publishSource(request(moved))).toEqual({ ok: false, failure: { code: 'base-is-not-live', live: before } });
    expect(livePublication(dist)?.number).toBe(before);
  });

  test('that is killed answers nothing', async () => {
    expect(await publishInProcess(request({ id: 'killed' }), AbortSignal.abort())).toBeUndefined();
  });
});
