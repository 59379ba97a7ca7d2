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
  /** The log entry that the event is about. */
  readonly id?: number;
}

// From a page without the stream to the one that holds it.
interface Renewal {
  readonly renew: number | null;
}

const isRenewal = (message: StreamEvent | Renewal): message is Renewal => 'renew' in message;

const read = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

const idOf = ({ lastEventId }: MessageEvent): { readonly id?: number } =>
  lastEventId === '' ? {} : { id: Number(lastEventId) };

interface Held {
  readonly tell: (event: StreamEvent) => void;
  readonly stopped: AbortSignal;
  /** Called when the stream opens, with a function that restarts it after a log entry. */
  readonly onHeld: (renew: (after: number | null) => void) => void;
}

// The browser resumes with the last id after a break, but not after a refusal.
const holdStream = ({ tell, stopped, onHeld }: Held, after: number | null): Promise<void> =>
  new Promise((resolve) => {
    let source: EventSource | undefined;
    let since = after;
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      const opened = new EventSource(since === null ? '/api/events' : `/api/events?after=${since}`);
      source = opened;
      opened.addEventListener('open', () => {
        tell({ kind: since === null ? 'open' : 'begun', data: undefined });
        since = null;
      });
      for (const kind of eventKinds)
        opened.addEventListener(kind, (event) => tell({ kind, data: read(event.data), ...idOf(event) }));
      opened.addEventListener('error', () => {
        tell({ kind: 'broken', data: undefined });
        if (opened.readyState === EventSource.CLOSED) again = setTimeout(open, pause);
      });
    };
    const close = (): void => {
      clearTimeout(again);
      source?.close();
    };
    open();
    onHeld((from) => {
      close();
      since = from;
      open();
    });
    stopped.addEventListener('abort', () => {
      close();
      resolve();
    });
  });

export interface Followed {
  readonly stop: () => void;
  /** Restarts a silent stream after a log entry; null loads everything again. */
  readonly renew: (after: number | null) => void;
}

// One tab holds the stream and forwards events: one stream per tab would use up the browser's connections to
// the origin.
// `after`: the log entry that the page knows; null if it does not know one.
export const followEvents = (hear: (event: StreamEvent) => void, after: number | null): Followed => {
  const stop = new AbortController();
  const channel = new BroadcastChannel(shared);
  let renewHeld: ((after: number | null) => void) | undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<StreamEvent | Renewal>) => {
    if (isRenewal(data)) renewHeld?.(data.renew);
    else hear(data);
  });
  const tell = (event: StreamEvent): void => {
    if (stop.signal.aborted) return;
    hear(event);
    channel.postMessage(event);
  };
  const held: Held = { tell, stopped: stop.signal, onHeld: (renew) => (renewHeld = renew) };
  const hold = async (since: number | null): Promise<void> => {
    if (!stop.signal.aborted) await holdStream(held, since);
  };
  const holdNow = async (): Promise<void> => {
    await navigator.locks.request(shared, { ifAvailable: true }, (lock) => (lock ? hold(after) : undefined));
    if (stop.signal.aborted) return;
    // Another tab had the stream. When this one gets it, what happened in between is not known.
    await navigator.locks.request(shared, { signal: stop.signal }, () => hold(null));
  };
  // Stopping rejects the wait for the lock.
  void holdNow().catch(() => undefined);
  return {
    stop: () => {
      stop.abort();
      channel.close();
    },
    renew: (from) => {
      if (renewHeld) renewHeld(from);
      else channel.postMessage({ renew: from } satisfies Renewal);
    },
  };
};
