/** The name of the lock that one tab holds and of the channel on which it tells the others: they are of one origin, so of one workbench. */
const shared = 'workbench-events';

/** How long a tab waits before it opens a stream again that the server refused, in milliseconds: as long as pages may be behind. */
const pause = 15_000;

/** What the server tells; besides, `open` is told when the stream begins (again), so that something may have been missed, and `broken` when it ends. */
export const eventKinds = ['rev', 'presence', 'review', 'publication', 'live'] as const;

/** One event: its kind, and the JSON that came with it. */
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

/** Holds the stream until it is stopped; the browser itself goes on with the last id after a break, but not after a refusal. */
const holdStream = (tell: (event: StreamEvent) => void, stopped: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      source = new EventSource('/api/events');
      source.addEventListener('open', () => tell({ kind: 'open', data: undefined }));
      for (const kind of eventKinds) source.addEventListener(kind, ({ data }) => tell({ kind, data: read(data) }));
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

/**
 * Hears what the server tells. One tab of this browser holds the stream and tells the others, since a stream in each would use up the
 * connections that a browser opens to one origin; when it is closed another takes over. Answers with how to stop.
 */
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
    // The wait for the lock ends so when it is stopped.
    .catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
};
