import { expect, test } from 'vitest';
import { linesOf } from './phone-lines.ts';

test('words go on a line while they fit; a longer one has a line of its own', () => {
  expect([linesOf([], 4, 100), linesOf([40, 40], 4, 100), linesOf([40, 40, 40], 4, 100), linesOf([120, 10], 4, 100)]).toEqual([0, 1, 2, 2]);
});
