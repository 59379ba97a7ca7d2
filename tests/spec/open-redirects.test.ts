import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../support/services/hostile-texts.ts';
import { doors, escapesAt } from '../support/services/redirect-escapes.ts';

const count = 20_000;
const seed = 20_270_105;

describe(`No open redirect: ${count} hostile texts at each door`, () => {
  test('there are seven entry points, and all texts differ', () => {
    expect(Object.keys(doors)).toHaveLength(7);
    expect(new Set(hostileTexts(count, seed)).size).toBeGreaterThan(count * 0.8);
  });

  test.each(Object.keys(doors))('%s never opens another site', (door) => {
    expect(escapesAt(door, count, seed)).toEqual([]);
  });
});
