/** The call that the document's first script began, before the code that needs its answer is downloaded. */
interface EarlyKeepAlive {
  readonly address: string;
  readonly response: Promise<Response>;
  /** False once something happened that its answer may not know of. */
  readonly isCurrent: () => boolean;
  readonly stop: () => void;
}

declare global {
  interface Window {
    portalEarlyKeepAlive?: EarlyKeepAlive | undefined;
  }
}

type Caller = Pick<Window, 'portalEarlyKeepAlive'> & { readonly fetch: typeof fetch };

/** A keep-alive call that the document's first script begins, and whose answer the portal takes once its code is downloaded (Decision 0012). */
export const earlyKeepAlive = (caller: Caller) => ({
  /** Who is signed in (`readMember`) must be the same when the answer is taken: else the answer may be from before a log-out in another tab. */
  begin: (address: string, request: RequestInit, readMember: () => string | undefined): void => {
    const before = readMember();
    const control = new AbortController();
    const response = caller.fetch(address, { ...request, signal: control.signal });
    // Whoever takes the answer handles a failure.
    response.catch(() => undefined);
    caller.portalEarlyKeepAlive = { address, response, isCurrent: () => readMember() === before, stop: () => control.abort() };
  },
  /** A `fetch` whose first call takes the answer of the early one, if that went to the same address; every other is the browser's own. */
  fetch: async (address: RequestInfo | URL, request?: RequestInit): Promise<Response> => {
    const early = caller.portalEarlyKeepAlive;
    caller.portalEarlyKeepAlive = undefined;
    if (early?.address !== address || !early.isCurrent()) return caller.fetch(address, request);
    request?.signal?.addEventListener('abort', early.stop);
    return early.response;
  },
});
