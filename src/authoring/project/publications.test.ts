import { describe, expect, it } from 'vitest';
import { frozenConfig } from '../../../tests/support/config/frozen-config.ts';
import type { Publication } from '../../release/chain/publication.ts';
import { resolvePublication, resolveRelease } from './publications.ts';

const first = 'aaaaaaaaaaaaaaaa';
const second = 'bbbbbbbbbbbbbbbb';
const third = 'abcdefabcdefabcd';

const publications: readonly Publication[] = [
  { number: 4, id: '4', kind: 'publish', release: third, time: '2026-11-01T07:30:00.000Z' },
  { number: 3, id: '3', kind: 'rollback', release: first, time: '2026-11-01T06:45:00.000Z' },
  { number: 2, id: '2', kind: 'publish', release: second, time: '2026-11-01T06:30:00.000Z' },
  { number: 1, id: '1', kind: 'publish', release: first, time: '2026-10-15T12:00:00.000Z' },
];
const published = { publications, live: third, read: () => frozenConfig };
const meant = (name: string): string | undefined => resolveRelease(published, name);

describe('names of releases', () => {
  it.each([
    ['live', third],
    ['#1', first],
    ['2', second],
    ['#4', third],
    ['2026-10-15', first],
    ['2026-10-30', first],
    ['2026-10-31', first],
    ['2026-11-01', third],
    ['2027-01-01', third],
    [second, second],
    ['bbbbbbb', second],
  ])('%s is release %s', (name, release) => {
    expect(meant(name)).toBe(release);
  });

  it.each(['HEAD', 'main~2', 'abc', '5', '2026-13-01', 'config', '1234567', ''])(
    '%s is not the name of a release, so that it may be a git revision',
    (name) => {
      expect(meant(name)).toBeUndefined();
    },
  );

  it('rejects a number or a day without a publication, and `live` while nothing is live, and reports what exists', () => {
    expect(() => meant('#5')).toThrow(
      'There is no publication #5. Run portal releases for the list of all 4.',
    );
    expect(() => meant('2026-10-14')).toThrow(
      'Nothing was live on 2026-10-14: the first publication was on 2026-10-15.',
    );
    expect(() => resolveRelease({ ...published, publications: [], live: undefined }, 'live')).toThrow(
      /^There is no live release/,
    );
  });

  it('a number, a day, a release or `live` identifies a publication; for a release it is the last one', () => {
    const numberOf = (name: string): number | undefined => resolvePublication(published, name)?.number;
    expect(['#1', '2026-10-31', first, 'live', 'HEAD'].map(numberOf)).toEqual([1, 3, 3, 4, undefined]);
  });
});
