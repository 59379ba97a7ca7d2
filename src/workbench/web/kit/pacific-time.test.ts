import { expect, test } from 'vitest';
import { momentText, pacificMoments, pacificWall } from './pacific-time.ts';

test('a Pacific time is one moment, none in the hour that spring skips, two in the hour that autumn repeats', () => {
  const momentsAt = (wall: string) =>
    pacificMoments(wall).map(({ at, offset }) => [new Date(at).toISOString(), offset]);
  expect(momentsAt('2027-01-01T00:00')).toEqual([['2027-01-01T08:00:00.000Z', '-08:00']]);
  expect(momentsAt('2027-07-01T00:00')).toEqual([['2027-07-01T07:00:00.000Z', '-07:00']]);
  expect(momentsAt('2027-03-14T02:30')).toEqual([]);
  expect(momentsAt('2027-11-07T01:30')).toEqual([
    ['2027-11-07T08:30:00.000Z', '-07:00'],
    ['2027-11-07T09:30:00.000Z', '-08:00'],
  ]);
  expect(momentsAt('not a time')).toEqual([]);
});

test('a moment is formatted in Pacific time, in each language', () => {
  const at = Date.parse('2027-01-01T08:00:00Z');
  expect(pacificWall(at)).toBe('2027-01-01T00:00');
  expect(momentText(at, 'en')).toBe('Jan 1, 2027, 12:00 AM');
  expect(momentText(at, 'es')).toMatch(/^1 ene 2027/);
  expect(momentText(at, 'en', 'Europe/Madrid')).toBe('Jan 1, 2027, 9:00 AM');
});
