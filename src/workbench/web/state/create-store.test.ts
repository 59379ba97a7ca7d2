import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('`createStore` calls its subscribers once for each new value, until they unsubscribe', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.set(2);
  store.set(2);
  expect([store.get(), listener.mock.calls.length]).toEqual([2, 1]);
  unsubscribe();
  store.set(3);
  expect([store.get(), listener.mock.calls.length]).toEqual([3, 1]);
});
