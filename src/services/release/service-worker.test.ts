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

test('the worker is registered at its fixed address, under one policy of its own however often', async () => {
  const register = vi.fn(() => Promise.resolve());
  const createPolicy = vi.fn((_: string, rules: object) => rules);
  browser({ register }, { createPolicy });
  await settleServiceWorker(true);
  await settleServiceWorker(true);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portal-service-worker']);
  expect(register.mock.calls).toEqual(Array.from({ length: 2 }, () => ['/service-worker.js', { updateViaCache: 'none' }]));
});

test('a browser without Trusted Types takes the address as it is', async () => {
  const register = vi.fn(() => Promise.resolve());
  browser({ register });
  await settleServiceWorker(true);
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { updateViaCache: 'none' });
});

test('a worker that is not wanted any more goes, with all that it kept', async () => {
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
])('a browser that %s goes on without one', async (_, container) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  browser(container);
  await expect(settleServiceWorker(true)).resolves.toBeUndefined();
});
