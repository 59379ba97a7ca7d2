import { expect, test } from 'vitest';
import { InvalidRequest } from '../refusal.ts';
import { evidenceSpan } from './evidence-span.ts';

const now = Date.parse('2027-03-20T18:00:00.000Z');

test('a span includes both days in Pacific time, also across a clock change', () => {
  expect(evidenceSpan({ from: '2027-03-13', to: '2027-03-14' }, now)).toEqual({
    from: '2027-03-13T08:00:00.000Z',
    until: '2027-03-15T07:00:00.000Z',
  });
});

test('a day that is not over ends now, and this end can be repeated later', () => {
  const span = evidenceSpan({ from: '2027-03-20', to: '2027-03-20' }, now);
  expect(span).toEqual({ from: '2027-03-20T07:00:00.000Z', until: '2027-03-20T18:00:00.000Z' });
  expect(evidenceSpan({ from: '2027-03-20', to: span.until }, now + 9_000_000)).toEqual(span);
});

test.each([
  ['2027-03-21', '2027-03-22'],
  ['2027-03-10', '2027-03-09'],
  ['2027-02-30', '2027-03-09'],
  ['2027-03-01', 'March 9'],
])('refuses %s to %s', (from, to) => {
  expect(() => evidenceSpan({ from, to }, now)).toThrow(InvalidRequest);
});
