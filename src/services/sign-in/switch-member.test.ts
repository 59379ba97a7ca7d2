import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { submitMemberSwitch } from './switch-member.ts';

interface FakeElement {
  readonly [name: string]: unknown;
  readonly children: FakeElement[];
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fakePage = () => {
  const submitted: FakeElement[] = [];
  const createElement = (tag: string): FakeElement => {
    const children: FakeElement[] = [];
    const element: FakeElement = {
      tag,
      children,
      append: (child: FakeElement) => children.push(child),
      submit: () => submitted.push(element),
    };
    return element;
  };
  return { submitted, page: { createElement, body: createElement('body') } as unknown as Document };
};

test('R7.016, R7.017, R7.018: a hidden form with epi and destination is posted by the top page after 100 ms', () => {
  const { page, submitted } = fakePage();
  const destination = 'http://localhost:4301/inside.asp?mode=fdiredirect&option=local';
  submitMemberSwitch(page, {
    legacy: 'http://localhost:4301/',
    eid: 'E 2',
    destination,
    delayMilliseconds: 100,
  });
  vi.advanceTimersByTime(99);
  expect(submitted).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(submitted).toHaveLength(1);
  const { tag, method, action, target, hidden, children } = submitted[0]!;
  expect([tag, method, action, target, hidden]).toEqual([
    'form',
    'post',
    'http://localhost:4301/inside.asp?mode=proxysyncpost',
    '_self',
    true,
  ]);
  expect(children.map(({ type, name, value }) => [type, name, value])).toEqual([
    ['hidden', 'epi', 'E 2'],
    ['hidden', 'destination', destination],
  ]);
});
