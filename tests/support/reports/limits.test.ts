import { expect, test } from 'vitest';
import { grownFiles, limitLines, verdictOf } from './limits.ts';

const limited = (value: number) => ({
  name: 'JavaScript of Home',
  value,
  limit: 1000,
  raise: 'edit bundle-sizes.ts',
});

test.each([
  [979, 'free'],
  [980, 'near'],
  [1000, 'near'],
  [1001, 'over'],
])('%i of 1000 is %s', (value, verdict) => {
  expect(verdictOf(limited(value))).toBe(verdict);
});

test('an exceeded limit names what grew and how to raise it; others have no message', () => {
  expect(limitLines(limited(500), ['src/a.ts (+3 lines)'])).toEqual([]);
  expect(limitLines(limited(1200), ['src/a.ts (+3 lines)', 'src/b.ts (new)'])).toEqual([
    'JavaScript of Home is over its limit (120 percent).',
    'New or longer since origin/main: src/a.ts (+3 lines), src/b.ts (new)',
    'To make room, delete or load on demand. To raise the limit: edit bundle-sizes.ts',
  ]);
  expect(limitLines(limited(990), [])[0]).toBe('JavaScript of Home is close to its limit (99 percent).');
});

test('the list of grown files contains only files that count for the limit', () => {
  expect(grownFiles(() => false)).toEqual([]);
  expect(grownFiles((file) => file.startsWith('docs/')).every((line) => line.startsWith('docs/'))).toBe(true);
});
