import { expect, test } from 'vitest';
import { memoizeBy, memoizeTexts, sameLists } from './memoize.ts';

test('answers are cached by the object that decides them', () => {
  const asked: string[] = [];
  const deciding = { name: 'one' };
  const answer = memoizeBy(
    ({ by }: { readonly by: object; readonly say: string }) => by,
    ({ say }) => asked.push(say),
  );
  expect([
    answer({ by: deciding, say: 'a' }),
    answer({ by: deciding, say: 'b' }),
    answer({ by: {}, say: 'c' }),
  ]).toEqual([1, 1, 2]);
  expect(asked).toEqual(['a', 'c']);
});

test('caches answers for a limited number of texts; a cached text evicts nothing', () => {
  const asked: string[] = [];
  const answer = memoizeTexts(2, (text) => {
    asked.push(text);
    return text.toUpperCase();
  });
  expect(['a', 'b', 'a', 'b', 'c', 'c', 'a'].map(answer)).toEqual(['A', 'B', 'A', 'B', 'C', 'C', 'A']);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('lists of the same objects in the same order are one list; any other is another', () => {
  const one = {};
  const other = {};
  const same = sameLists<object>();
  const list = same([one, other]);
  expect(same([one, other])).toBe(list);
  expect([same([other, one]), same([one])].includes(list)).toBe(false);
  expect(same([one])).toEqual([one]);
});
