import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { completeOlderBrowsers } from './older-browsers.ts';

const own = { canParse: URL.canParse.bind(URL), any: AbortSignal.any.bind(AbortSignal) };

beforeEach(() => {
  Reflect.deleteProperty(URL, 'canParse');
  Reflect.deleteProperty(AbortSignal, 'any');
  completeOlderBrowsers();
});

afterEach(() => {
  Object.assign(URL, { canParse: own.canParse });
  Object.assign(AbortSignal, { any: own.any });
});

describe('A browser from before 2024', () => {
  test.each([
    ['https://a.example/x?y=1', undefined],
    ['tel:+18005550100', undefined],
    ['/home', undefined],
    ['/home', 'https://a.example'],
    ['//', 'https://a.example'],
    ['http://[', undefined],
    ['', undefined],
    ['', 'https://a.example'],
  ])('%j of %j gives the same result as in newer browsers', (url, base) => {
    expect(URL.canParse(url, base)).toBe(own.canParse(url, base));
  });

  test('aborts with the reason of the first of several signals', () => {
    const first = new AbortController();
    const second = new AbortController();
    const either = AbortSignal.any([first.signal, second.signal]);
    const ended = vi.fn();
    either.addEventListener('abort', ended);
    expect(either.aborted).toBe(false);
    second.abort('late');
    first.abort('later');
    expect([either.aborted, either.reason, ended.mock.calls.length]).toEqual([true, 'late', 1]);
  });

  test('aborts immediately if a signal was already aborted, with the reason of the first one', () => {
    const either = AbortSignal.any([
      new AbortController().signal,
      AbortSignal.abort('gone'),
      AbortSignal.abort('long gone'),
    ]);
    expect([either.aborted, either.reason]).toEqual([true, 'gone']);
  });
});

test('a newer browser uses its own functions', () => {
  Object.assign(URL, { canParse: own.canParse });
  Object.assign(AbortSignal, { any: own.any });
  completeOlderBrowsers();
  expect(URL).toHaveProperty('canParse', own.canParse);
  expect(AbortSignal).toHaveProperty('any', own.any);
});
