import { expect, test } from 'vitest';
import { pacificDayBounds, pacificMoment } from './pacific-wall.ts';

test.each([
  ['2027-01-01T00:00', '2027-01-01T08:00:00.000Z'],
  ['2027-07-04T09:30', '2027-07-04T16:30:00.000Z'],
  ['2027-03-14T01:59', '2027-03-14T09:59:00.000Z'],
  ['2027-03-14T03:00', '2027-03-14T10:00:00.000Z'],
])('the clock shows %s at %s', (wall, at) => {
  expect(pacificMoment(wall)).toEqual({ ok: true, at });
});

test.each([
  ['2027-03-14T02:30', 'no-such-hour'],
  ['2027-01-01T24:30', 'no-such-hour'],
  ['2027-02-30T10:00', 'no-such-day'],
  ['2027-13-01T10:00', 'no-such-day'],
  ['2100-02-29T10:00', 'no-such-day'],
  ['2101-01-01T00:00', 'too-far'],
  ['9999-12-31T10:00', 'too-far'],
])('R10.48: rejects %s, because the clock never shows it or it is out of range: %s', (wall, code) => {
  expect(pacificMoment(wall)).toEqual({ ok: false, refusal: { code } });
});

test('R10.48: an hour that occurs twice needs a choice, and is stored with its offset', () => {
  const wall = '2027-11-07T01:30';
  expect(pacificMoment(wall)).toEqual({
    ok: false,
    refusal: { code: 'twice', offsets: ['-07:00', '-08:00'] },
  });
  expect(pacificMoment(wall, '-07:00')).toEqual({ ok: true, at: '2027-11-07T08:30:00.000Z' });
  expect(pacificMoment(wall, '-08:00')).toEqual({ ok: true, at: '2027-11-07T09:30:00.000Z' });
});

test.each([
  ['2027-01-01', '2027-01-01T08:00:00.000Z', 24],
  ['2027-03-14', '2027-03-14T08:00:00.000Z', 23],
  ['2027-11-07', '2027-11-07T07:00:00.000Z', 25],
])('%s begins at %s and has %s hours', (day, begins, hours) => {
  const [start, end] = pacificDayBounds(day);
  expect([new Date(start).toISOString(), (end - start) / 3_600_000]).toEqual([begins, hours]);
});
