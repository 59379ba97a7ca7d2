import { expect, test } from 'vitest';
import { rateLimit } from './rate-limit.ts';

const limited = () => {
  const clock = { now: 0 };
  const mayAsk = rateLimit(10, () => clock.now);
  const allowed = (sender: string, times: number): number =>
    Array.from({ length: times }, () => mayAsk(sender)).filter(Boolean).length;
  return { clock, allowed };
};

test('allows a burst of four seconds’ worth, then the limit, separately for each sender', () => {
  const { clock, allowed } = limited();
  expect(allowed('a', 100)).toBe(40);
  clock.now += 500;
  expect(allowed('a', 100)).toBe(5);
  expect(allowed('b', 100)).toBe(40);
  for (let second = 0; second < 60; second += 1) {
    clock.now += 1000;
    expect(allowed('a', 100)).toBe(10);
  }
  clock.now += 4000;
  expect(allowed('a', 100)).toBe(40);
});
