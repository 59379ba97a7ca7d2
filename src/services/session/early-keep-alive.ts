/** A call on its way since the document's first script, long before the code that wants its answer has been downloaded. */
interface EarlyCall {
  readonly address: string;
  readonly response: Promise<Response>;
  /** False once something happened that its answer may not know of. */
  readonly isCurrent: () => boolean;
  readonly stop: () => void;
}

declare global {
  interface Window {
    portalEarlyCall?: EarlyCall | undefined;
  }
}

type Caller = Pick<Window, 'portalEarlyCall'> & { readonly fetch: typeof fetch };

/** A call that the document's first script begins, and whose answer the portal's code takes once it has been downloaded (Decision 0012). */
export const earlyCall = (caller: Caller) => ({
  /** What `mark` reads must be the same when the answer is taken: else it may be one from before a log-out in another tab. */
  begin: (address: string, request: RequestInit, mark: () => string): void => {
    const before = mark();
    const control = new AbortController();
    const response = caller.fetch(address, { ...request, signal: control.signal });
    // A failure is told to the one who takes the answer.
    response.catch(() => undefined);
    caller.portalEarlyCall = { address, response, isCurrent: () => mark() === before, stop: () => control.abort() };
  },
  /** A `fetch` whose first call takes the answer of the early one, if that went to the same address; every other is the browser's own. */
  fetch: async (address: RequestInfo | URL, request?: RequestInit): Promise<Response> => {
    const early = caller.portalEarlyCall;
    caller.portalEarlyCall = undefined;
    if (early?.address !== address || !early.isCurrent()) return caller.fetch(address, request);
    request?.signal?.addEventListener('abort', early.stop);
    return early.response;
  },
});
