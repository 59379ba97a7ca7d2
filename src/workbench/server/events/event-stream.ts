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
  readonly send: (bytes: Uint8Array) => void;
  readonly check: () => void;
  readonly end: () => void;
}

// In bytes. A page that has not read this much is gone. It loads everything again when it comes back.
const mostUnread = 1_000_000;

// Longer timers fire at once.
const longestTimer = 2 ** 31 - 1;

const encoder = new TextEncoder();
const [firstBytes, beatBytes] = ['retry: 3000\n:\n\n', ':\n\n'].map((text) => encoder.encode(text)) as [
  Uint8Array,
  Uint8Array,
];

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
  const send = (bytes: Uint8Array): void => {
    if ((controller?.desiredSize ?? 0) < -mostUnread) end();
    controller?.enqueue(bytes);
  };
  const heartbeat = setInterval(() => {
    send(beatBytes);
    check();
  }, beat);
  const lastMoment = setTimeout(end, Math.min(Math.max(0, endsIn), longestTimer));
  const body = new ReadableStream<Uint8Array>(
    {
      start: (opened) => {
        controller = opened;
        send(firstBytes);
      },
      cancel: stop,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  return {
    response: new Response(body, { headers }),
    isOpen: () => controller !== undefined,
    send,
    check,
    end,
  };
};
