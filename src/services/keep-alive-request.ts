/** The address that the keep-alive asks (contract 3.2). */
export const keepAliveAddress = (api: string): string => new URL('Home/KeepAlive', api).href;

/** How it is asked: with the cookies of the legacy site, never from a cache, and a redirect is an answer of its own. */
export const keepAliveRequest = { credentials: 'include', cache: 'no-store', redirect: 'manual' } as const satisfies RequestInit;
