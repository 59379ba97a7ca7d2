// Pages of one origin belong to one workbench.
const shared = 'workbench-events';

// In milliseconds: the delay before trying again after the server refused a stream. Pages may be outdated
// this long.
const pause = 15_000;

// Besides these: `open` when the stream starts (again), so events may be missing; `broken` when it ends.
export const eventKinds = ['rev', 'presence', 'review', 'publication', 'live'] as const;

export interface StreamEvent {
  readonly kind: (typeof eventKinds)[number] | 'open' | 'broken';
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
const holdStream = (tell: (event: StreamEvent) => void, stopped: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      source = new EventSource('/api/events');
      source.addEventListener('open', () => tell({ kind: 'open', data: undefined }));
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
export const followEvents = (hear: (event: StreamEvent) => void): (() => void) => {
  const stop = new AbortController();
  const channel = new BroadcastChannel(shared);
  channel.addEventListener('message', ({ data }: MessageEvent<StreamEvent>) => hear(data));
  const tell = (event: StreamEvent): void => {
    if (stop.signal.aborted) return;
    hear(event);
    channel.postMessage(event);
  };
  navigator.locks
    .request(shared, { signal: stop.signal }, async () => holdStream(tell, stop.signal))
    // Stopping rejects the wait for the lock.
    .catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
};
