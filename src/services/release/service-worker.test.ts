import { afterEach, expect, test, vi } from 'vitest';
import { settleServiceWorker } from './service-worker.ts';

const registration = { unregister: vi.fn(() => Promise.resolve(true)) };

const browser = (container: object | undefined, trustedTypes?: object) => {
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('window', { trustedTypes });
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the worker is registered at its fixed address, with a single policy however often', async () => {
  const register = vi.fn(() => Promise.resolve());
  const createPolicy = vi.fn((_: string, rules: object) => rules);
  browser({ register }, { createPolicy });
  await settleServiceWorker(true);
  await settleServiceWorker(true);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portal-service-worker']);
  expect(register.mock.calls).toEqual(
    Array.from({ length: 2 }, () => ['/service-worker.js', { updateViaCache: 'none' }]),
  );
});

test('a browser without Trusted Types gets the address as text', async () => {
  const register = vi.fn(() => Promise.resolve());
  browser({ register });
  await settleServiceWorker(true);
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { updateViaCache: 'none' });
});

test('an unwanted worker is removed, with all its caches', async () => {
  const remove = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('caches', { keys: () => Promise.resolve(['portal-a']), delete: remove });
  browser({ getRegistrations: () => Promise.resolve([registration]) });
  await settleServiceWorker(false);
  expect(registration.unregister).toHaveBeenCalledOnce();
  expect(remove).toHaveBeenCalledExactlyOnceWith('portal-a');
});

test.each([
  ['has no workers', undefined],
  ['refuses one', { register: () => Promise.reject(new DOMException('not here', 'SecurityError')) }],
])('a browser that %s works without one', async (_, container) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  browser(container);
  await expect(settleServiceWorker(true)).resolves.toBeUndefined();
});
