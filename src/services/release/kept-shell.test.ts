import { expect, test } from 'vitest';
import { keepShell, type WorkerScope } from './kept-shell.ts';

const origin = 'https://portal.example';
const release = 'a1b2c3d4e5f60718';
const shell = {
  release,
  files: ['/assets/index.js', `/releases/${release}/en.json`],
  offlinePage: '<h1>offline</h1>',
};

const fakeCache = () => {
  const entries = new Map<string, Response>();
  const key = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request.toString(), origin).pathname;
  return {
    entries,
    addAll: (files: readonly string[]) =>
      Promise.resolve(files.map((file) => entries.set(file, new Response(`kept ${file}`)))),
    put: (request: Request, response: Response) => Promise.resolve(entries.set(key(request), response)),
    match: (request: Request) => Promise.resolve(entries.get(key(request))?.clone()),
  };
};

const start = () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const stores = new Map([['portal-old', fakeCache()]]);
  let network: ((request: Request) => Response) | undefined = ({ url }) =>
    new Response(`network ${new URL(url).pathname}`);
  const scope = {
    location: { origin },
    caches: {
      open: (name: string) => Promise.resolve(stores.get(name) ?? stores.set(name, fakeCache()).get(name)),
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
    },
    fetch: (request: Request) =>
      network ? Promise.resolve(network(request)) : Promise.reject(new TypeError('Failed to fetch')),
    registration: {},
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      void listeners.set(type, listener),
  };
  keepShell(scope as unknown as WorkerScope, shell);
  const live = async (type: 'install' | 'activate'): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ waitUntil: (done: Promise<unknown>) => (work = done) });
    await work;
  };
  const ask = async (
    address: string,
    init: RequestInit & { readonly isPage?: boolean } = {},
  ): Promise<string | undefined> => {
    const request = new Request(new URL(address, origin), init);
    if (init.isPage === true) Object.defineProperty(request, 'mode', { value: 'navigate' });
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    const response = await answer;
    return response && (response.type === 'error' ? 'error' : `${response.status} ${await response.text()}`);
  };
  return {
    live,
    ask,
    goOffline: () => (network = undefined),
    answer: (with_: (request: Request) => Response) => (network = with_),
    cached: () => [...stores].map(([name, { entries }]) => [name, [...entries.keys()]]),
  };
};

const started = async () => {
  const worker = start();
  await worker.live('install');
  await worker.live('activate');
  return worker;
};

test('caches the shell and texts of its release, and nothing of an earlier one', async () => {
  const { cached } = await started();
  expect(cached()).toEqual([[`portal-${release}`, shell.files]]);
});

test('the network comes first; the cache answers only when the network fails', async () => {
  const { ask, goOffline } = await started();
  expect(await ask('/assets/index.js')).toBe('200 network /assets/index.js');
  expect(await ask('/assets/menu.js')).toBe('200 network /assets/menu.js');
  goOffline();
  expect(await ask('/assets/menu.js')).toBe('200 network /assets/menu.js');
  expect(await ask(`/releases/${release}/en.json`)).toBe(`200 kept /releases/${release}/en.json`);
  expect(await ask('/assets/never.js')).toBe('error');
});

test('an error response is the answer, and is not cached', async () => {
  const { ask, answer, cached } = await started();
  answer(() => new Response('gone', { status: 404 }));
  expect(await ask('/assets/gone.js')).toBe('404 gone');
  expect(cached()).toEqual([[`portal-${release}`, shell.files]]);
});

test('a page comes only from the network, and offline the offline page is shown', async () => {
  const { ask, goOffline, cached } = await started();
  expect(await ask('/home?code=c1', { isPage: true })).toBe('200 network /home');
  goOffline();
  expect(await ask('/home', { isPage: true })).toBe('503 <h1>offline</h1>');
  expect(cached()).toEqual([[`portal-${release}`, shell.files]]);
});

test.each([
  ['the configuration of another release', '/releases/0000000000000000/config.json', {}],
  ['the pointer', '/releases/current.json', {}],
  ['another site', 'https://records.example/assets/x.js', {}],
  ['a post', '/assets/x.js', { method: 'POST' }],
  ['what asks for the time alone', '/assets/x.js', { method: 'HEAD' }],
  ['an address without a file', '/csp-reports', {}],
])('does not touch %s', async (_, address, init) => {
  const { ask, cached } = await started();
  expect(await ask(address, init)).toBeUndefined();
  expect(cached()).toEqual([[`portal-${release}`, shell.files]]);
});
