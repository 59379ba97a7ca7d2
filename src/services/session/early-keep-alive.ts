interface EarlyKeepAlive {
  readonly address: string;
  readonly response: Promise<Response>;
  // False when something happened since that its answer cannot know.
  readonly isCurrent: () => boolean;
  readonly stop: () => void;
}

declare global {
  interface Window {
    portalEarlyKeepAlive?: EarlyKeepAlive | undefined;
  }
}

type Caller = Pick<Window, 'portalEarlyKeepAlive'> & { readonly fetch: typeof fetch };

/** Starts a keep-alive request in the first script. The portal uses the answer later (Decision 0012). */
export const earlyKeepAlive = (caller: Caller) => ({
  // `readMember` must return the same when the answer is taken: otherwise the answer may be from before a
  // log-out in another tab.
  begin: (address: string, request: RequestInit, readMember: () => string | undefined): void => {
    const before = readMember();
    const control = new AbortController();
    const response = caller.fetch(address, { ...request, signal: control.signal });
    // The caller that takes the answer handles failures.
    response.catch(() => undefined);
    caller.portalEarlyKeepAlive = {
      address,
      response,
      isCurrent: () => readMember() === before,
      stop: () => control.abort(),
    };
  },
  // A `fetch` that answers its first call with the early response if the address matches; all others are
  // normal requests.
  fetch: async (address: RequestInfo | URL, request?: RequestInit): Promise<Response> => {
    const early = caller.portalEarlyKeepAlive;
    caller.portalEarlyKeepAlive = undefined;
    if (early?.address !== address || !early.isCurrent()) return caller.fetch(address, request);
    request?.signal?.addEventListener('abort', early.stop);
    return early.response;
  },
});
