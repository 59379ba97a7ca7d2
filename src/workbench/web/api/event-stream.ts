// Pages of one origin belong to one workbench.
const shared = 'workbench-events';

// In milliseconds: the delay before trying again after the server refused a stream. Pages may be outdated
// this long.
const pause = 15_000;

// Besides these: `begun` when the page's first stream starts, which misses nothing since the page was loaded; `open`
// when a stream starts (again), so events may be missing; `broken` when it ends.
export const eventKinds = ['rev', 'presence', 'review', 'publication', 'live'] as const;

export interface StreamEvent {
  readonly kind: (typeof eventKinds)[number] | 'begun' | 'open' | 'broken';
  readonly data: unknown;
}

const read = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

// The browser resumes with the last id after a break, but not after a refusal.
const holdStream = (
  tell: (event: StreamEvent) => void,
  stopped: AbortSignal,
  after: number | null,
): Promise<void> =>
  new Promise((resolve) => {
    let source: EventSource | undefined;
    let since = after;
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      source = new EventSource(since === null ? '/api/events' : `/api/events?after=${since}`);
      source.addEventListener('open', () => {
        tell({ kind: since === null ? 'open' : 'begun', data: undefined });
        since = null;
      });
      for (const kind of eventKinds)
        source.addEventListener(kind, ({ data }) => tell({ kind, data: read(data) }));
      source.addEventListener('error', () => {
        tell({ kind: 'broken', data: undefined });
        if (source?.readyState === EventSource.CLOSED) again = setTimeout(open, pause);
      });
    };
    open();
    stopped.addEventListener('abort', () => {
      clearTimeout(again);
      source?.close();
      resolve();
    });
  });

// One tab holds the stream and forwards events: one stream per tab would use up the browser's connections to
// the origin.
// `after`: the log entry that the page knows; null if it does not know one.
export const followEvents = (hear: (event: StreamEvent) => void, after: number | null): (() => void) => {
  const stop = new AbortController();
  const channel = new BroadcastChannel(shared);
  channel.addEventListener('message', ({ data }: MessageEvent<StreamEvent>) => hear(data));
  const tell = (event: StreamEvent): void => {
    if (stop.signal.aborted) return;
    hear(event);
    channel.postMessage(event);
  };
  const hold = async (since: number | null): Promise<void> => {
    if (!stop.signal.aborted) await holdStream(tell, stop.signal, since);
  };
  const holdNow = async (): Promise<void> => {
    await navigator.locks.request(shared, { ifAvailable: true }, (lock) => (lock ? hold(after) : undefined));
    if (stop.signal.aborted) return;
    // Another tab had the stream. When this one gets it, what happened in between is not known.
    await navigator.locks.request(shared, { signal: stop.signal }, () => hold(null));
  };
  // Stopping rejects the wait for the lock.
  void holdNow().catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
};
