import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pacedMessages } from './paced-messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Message {
  readonly kind: string;
  readonly number: number;
}

const open = () => {
  const received: string[] = [];
  const paced = pacedMessages<Message>(({ kind, number }) => received.push(`${kind} ${number}`));
  return { received, drop: paced.drop, take: (kind: string, number: number) => paced.take({ kind, number }) };
};

describe('The messages of one frame', () => {
  test('the first is handled immediately; of those that follow, the latest of each kind in order', () => {
    const { received, take } = open();
    [1, 2, 3].forEach((number) => take('resize', number));
    take('member', 4);
    take('resize', 5);
    expect(received).toEqual(['resize 1']);
    vi.advanceTimersByTime(100);
    expect(received).toEqual(['resize 1', 'resize 5']);
    vi.advanceTimersByTime(100);
    expect(received).toEqual(['resize 1', 'resize 5', 'member 4']);
    vi.advanceTimersByTime(1000);
    take('open', 6);
    expect(received.at(-1)).toBe('open 6');
  });

  test('a flood of one kind does not block another kind', () => {
    const { received, take } = open();
    for (let number = 0; number < 20_000; number += 1) {
      take('open', number);
      if (number === 10_000) take('member', number);
      if (number % 100 === 0) vi.advanceTimersByTime(10);
    }
    vi.runAllTimers();
    expect(received.filter((one) => one === 'member 10000')).toHaveLength(1);
    // Two seconds of flood.
    expect(received.length).toBeLessThanOrEqual(23);
    expect(received.at(-1)).toBe('open 19999');
  });

  test('messages of a dropped kind are not delivered any more', () => {
    const { received, take, drop } = open();
    take('open', 1);
    take('open', 2);
    take('refreshBilling', 3);
    drop('open');
    vi.runAllTimers();
    expect(received).toEqual(['open 1', 'refreshBilling 3']);
  });
});
