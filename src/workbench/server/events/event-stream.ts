export interface Listener {
  readonly session: string;
  readonly person: string;
  readonly after: number | undefined;
  /** The maximum time until the session ends, in milliseconds. */
  readonly endsIn: number;
  readonly isAlive: () => Promise<boolean>;
}

export interface Stream {
  readonly response: Response;
  readonly isOpen: () => boolean;
  readonly send: (text: string) => void;
  readonly check: () => void;
  readonly end: () => void;
}

// A page that has not read this many pieces is gone. It loads everything again when it comes back.
const mostUnread = 1_000;

// Longer timers fire at once.
const longestTimer = 2 ** 31 - 1;

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
};

// Sends a comment every `beat` milliseconds. Calls `onEnd` once.
export const openStream = (
  { endsIn, isAlive }: Pick<Listener, 'endsIn' | 'isAlive'>,
  beat: number,
  onEnd: () => void,
): Stream => {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stop = (): void => {
    if (!controller) return;
    controller = undefined;
    clearInterval(heartbeat);
    clearTimeout(lastMoment);
    onEnd();
  };
  const end = (): void => {
    const open = controller;
    stop();
    open?.close();
  };
  const check = (): void =>
    void isAlive().then(
      (alive) => alive || end(),
      () => undefined,
    );
  const send = (text: string): void => {
    if ((controller?.desiredSize ?? 0) < -mostUnread) end();
    controller?.enqueue(encoder.encode(text));
  };
  const heartbeat = setInterval(() => {
    send(':\n\n');
    check();
  }, beat);
  const lastMoment = setTimeout(end, Math.min(Math.max(0, endsIn), longestTimer));
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
      send('retry: 3000\n:\n\n');
    },
    cancel: stop,
  });
  return {
    response: new Response(body, { headers }),
    isOpen: () => controller !== undefined,
    send,
    check,
    end,
  };
};
