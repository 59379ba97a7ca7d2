import { readFrameMessage, type FrameMessage } from './read-frame-message.ts';

/** What the hub reads of a message event. */
export interface FrameEvent {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

interface MountedFrame {
  readonly contentWindow: unknown;
  readonly src: string;
}

interface HeardFrame {
  readonly frame: MountedFrame;
  readonly origin: string;
  readonly tellHeight: (height: number) => void;
}

interface HubWorld {
  readonly publicDomain: string;
  /** Origins whose messages count: the legacy site's and `messageOrigins` (contract 8). */
  readonly origins: ReadonlySet<string>;
  readonly warn: (text: string) => void;
}

type Request = Exclude<FrameMessage, { readonly kind: 'resize' }>;
type RequestOf<Kind> = Extract<Request, { readonly kind: Kind }>;

interface Listener {
  readonly kind: Request['kind'];
  readonly hear: (request: Request) => void;
}

const warnedOneByOne = 5;

/** Warns of the first five ignored messages, then of every tenfold count, so that a flood stays quiet. */
const ignoredCounter = (warn: HubWorld['warn']) => {
  let count = 0;
  return (): void => {
    count += 1;
    if (count <= warnedOneByOne) warn('A message that is not from the page in the frame was ignored.');
    else if (/^10+$/.test(String(count))) warn(`${count} messages were ignored.`);
  };
};

/**
 * Hears the framed pages (R5.03 to R5.05): a message counts only from the window of a mounted frame, from the origin it was mounted
 * with, where that origin is listed, and in a known shape. The last request of a kind that nobody listens to yet waits for its listener,
 * whose code may still be on the way.
 */
export const frameHub = ({ publicDomain, origins, warn }: HubWorld) => {
  const frames = new Set<HeardFrame>();
  const listeners = new Set<Listener>();
  const waiting = new Map<Request['kind'], Request>();
  const ignore = ignoredCounter(warn);
  const senderOf = ({ source, origin }: FrameEvent): HeardFrame | undefined => {
    if (source === null || !origins.has(origin)) return undefined;
    for (const heard of frames) if (heard.origin === origin && heard.frame.contentWindow === source) return heard;
    return undefined;
  };
  return {
    /** Hears a frame until the function it gives is called. */
    mount: (frame: MountedFrame, tellHeight: (height: number) => void): (() => void) => {
      const heard = { frame, origin: new URL(frame.src).origin, tellHeight };
      frames.add(heard);
      return () => void frames.delete(heard);
    },
    /** Calls the listener for each request of one kind, also for the one that waits, until the function it gives is called. */
    subscribe: <Kind extends Request['kind']>(kind: Kind, listener: (request: RequestOf<Kind>) => void): (() => void) => {
      const one: Listener = { kind, hear: (request) => listener(request as RequestOf<Kind>) };
      listeners.add(one);
      const early = waiting.get(kind);
      waiting.delete(kind);
      if (early) one.hear(early);
      return () => void listeners.delete(one);
    },
    receive: (event: FrameEvent): void => {
      const sender = senderOf(event);
      const message = sender && readFrameMessage(event.data, publicDomain);
      if (!message) return ignore();
      if (message.kind === 'resize') return sender.tellHeight(message.height);
      const hearing = [...listeners].filter(({ kind }) => kind === message.kind);
      if (hearing.length === 0) waiting.set(message.kind, message);
      hearing.forEach(({ hear }) => hear(message));
    },
  };
};

export type FrameHub = ReturnType<typeof frameHub>;
