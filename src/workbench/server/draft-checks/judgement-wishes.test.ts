import { expect, test } from 'vitest';
import { judgementWishes } from './judgement-wishes.ts';

test('a judgement for a draft is wanted until the draft changes, and again if its source comes back', () => {
  const wishes = judgementWishes();
  const isWanted = wishes.begin('one', { source: 's1', draft: 'd1' });
  expect(isWanted()).toBe(true);
  wishes.moved('d2', 's9');
  expect(isWanted()).toBe(true);
  wishes.moved('d1', 's2');
  expect(isWanted()).toBe(false);
  wishes.moved('d1', 's1');
  expect(isWanted()).toBe(true);
});

test('it stays wanted while others wait for it: another draft with the same source, or a submission', () => {
  const wishes = judgementWishes();
  const isWanted = wishes.begin('one', { source: 's1', draft: 'd1' });
  wishes.join('one', { source: 's1', draft: 'd2' });
  wishes.moved('d1', 's2');
  expect(isWanted()).toBe(true);
  wishes.moved('d2', 's2');
  expect(isWanted()).toBe(false);
  wishes.join('one', { source: 's1', draft: undefined });
  expect(isWanted()).toBe(true);
  wishes.end('one');
  const again = wishes.begin('one', { source: 's1', draft: 'd1' });
  wishes.moved('d1', 's3');
  expect(again()).toBe(false);
});
