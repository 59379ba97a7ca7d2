import { expect, test } from 'vitest';
import { wantedChecks } from './wanted-checks.ts';

test('a check of a draft is wanted until the draft changes, and again once its source is restored', () => {
  const wanted = wantedChecks();
  const isWanted = wanted.begin('one', { source: 's1', draft: 'd1' });
  expect(isWanted()).toBe(true);
  wanted.moved('d2', 's9');
  expect(isWanted()).toBe(true);
  wanted.moved('d1', 's2');
  expect(isWanted()).toBe(false);
  wanted.moved('d1', 's1');
  expect(isWanted()).toBe(true);
});

test('it stays wanted while others wait for it: another draft with the same source, or a submission', () => {
  const wanted = wantedChecks();
  const isWanted = wanted.begin('one', { source: 's1', draft: 'd1' });
  wanted.join('one', { source: 's1', draft: 'd2' });
  wanted.moved('d1', 's2');
  expect(isWanted()).toBe(true);
  wanted.moved('d2', 's2');
  expect(isWanted()).toBe(false);
  wanted.join('one', { source: 's1', draft: undefined });
  expect(isWanted()).toBe(true);
  wanted.end('one');
  const again = wanted.begin('one', { source: 's1', draft: 'd1' });
  wanted.moved('d1', 's3');
  expect(again()).toBe(false);
});
