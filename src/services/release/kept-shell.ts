interface KeptShell {
  readonly release: string;
  readonly files: readonly string[];
  readonly offlinePage: string;
}

interface LifeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface AskedEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

export interface WorkerScope {
  readonly location: Pick<Location, 'origin'>;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: typeof fetch;
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload'>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: ((type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', listener: (event: AskedEvent) => void) => void);
}

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'",
};

// The network comes first; the cache answers only when it fails. Never caches member data, documents or files
// of another release.
export const keepShell = (scope: WorkerScope, { release, files, offlinePage }: KeptShell): void => {
  const name = `portal-${release}`;
  const isShell = (path: string): boolean =>
    path.startsWith('/assets/') || path.startsWith(`/releases/${release}/`);
  const install = async (): Promise<void> => {
    const cache = await scope.caches.open(name);
    await cache.addAll(files);
    await scope.skipWaiting();
  };
  const activate = async (): Promise<void> => {
    const names = await scope.caches.keys();
    await Promise.all(names.filter((other) => other !== name).map((other) => scope.caches.delete(other)));
    await (scope.registration as Partial<ServiceWorkerRegistration>).navigationPreload?.enable();
    await scope.clients.claim();
  };
  const openPage = async ({ request, preloadResponse }: AskedEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      return new Response(offlinePage, { status: 503, headers: pageHeaders });
    }
  };
  const shellFile = async (request: Request): Promise<Response> => {
    const cache = await scope.caches.open(name);
    try {
      const response = await scope.fetch(request);
      if (response.ok) await cache.put(request, response.clone());
      return response;
    } catch {
      return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
    }
  };
  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(openPage(event));
    else if (isShell(pathname)) event.respondWith(shellFile(request));
  });
};
