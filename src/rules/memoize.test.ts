import { expect, test } from 'vitest';
import { memoize, memoizeLatest } from './memoize.ts';

test('an answer is worked out once for a key', () => {
  const asked: string[] = [];
  const answer = memoize((key: string) => asked.push(key));
  expect([answer('a'), answer('b'), answer('a')]).toEqual([1, 2, 1]);
  expect(asked).toEqual(['a', 'b']);
});

test('of texts only the last ones are remembered, in the order in which they were asked for', () => {
  const asked: string[] = [];
  const answer = memoizeLatest(2, (text) => {
    asked.push(text);
    return text.toUpperCase();
  });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(answer)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
