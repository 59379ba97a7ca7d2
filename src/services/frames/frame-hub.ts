import type { Environment } from '../../config/generated/config-files.ts';
import { safeOwnPath } from '../addresses.ts';
import { isRecord } from '../http.ts';
import { pacedMessages } from './paced-messages.ts';

type FrameMessage =
  | { readonly kind: 'refreshBilling' }
  | { readonly kind: 'open'; readonly path: string }
  // The long id of the member whom the framed site has open (Decision 0023).
  | { readonly kind: 'member'; readonly eid: string }
  // The height of the page's content in pixels.
  | { readonly kind: 'resize'; readonly height: number };

const maxLength = 2000;

const openMessage = (text: string, publicDomain: string): FrameMessage | undefined => {
  if (text.length > maxLength || !URL.canParse(text)) return undefined;
  const { protocol, host, username, password, pathname, search, hash } = new URL(text);
  const isOurs =
    protocol === 'https:' &&
    [publicDomain, `es.${publicDomain}`].includes(host) &&
    username + password === '';
  const path = isOurs ? safeOwnPath(pathname + search + hash) : undefined;
  return path === undefined ? undefined : { kind: 'open', path };
};

// Undefined for any other message. Addresses must be https on exactly the public domain or its es. twin
// (A93); only path, query and hash are used.
export const readFrameMessage = (data: unknown, publicDomain: string): FrameMessage | undefined => {
  if (data === 'RefreshBillingData') return { kind: 'refreshBilling' };
  if (typeof data === 'string') return openMessage(data, publicDomain);
  if (!isRecord(data)) return undefined;
  const { type, height, eid } = data;
  if (type === 'member')
    return typeof eid === 'string' && eid !== '' && eid.length <= maxLength ? { kind: type, eid } : undefined;
  return type === 'resize' && typeof height === 'number' && Number.isFinite(height) && height > 0
    ? { kind: type, height }
    : undefined;
};

export interface FrameEvent {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

interface MountedFrame {
  readonly contentWindow: unknown;
  readonly src: string;
}

interface RegisteredFrame {
  readonly frame: MountedFrame;
  readonly origin: string;
  readonly messages: ReturnType<typeof pacedMessages<FrameMessage>>;
}

interface HubDependencies {
  readonly publicDomain: string;
  readonly origins: ReadonlySet<string>;
  readonly warn: (text: string) => void;
}

type Request = Exclude<FrameMessage, { readonly kind: 'resize' }>;
type RequestOf<Kind> = Extract<Request, { readonly kind: Kind }>;

interface Listener {
  readonly kind: Request['kind'];
  readonly receive: (request: Request) => void;
}

const warnedOneByOne = 5;

// Warns about the first five ignored messages, then at every tenfold count, so that a flood does not fill the
// log.
const ignoredCounter = (warn: HubDependencies['warn']) => {
  let count = 0;
  return (): void => {
    count += 1;
    if (count <= warnedOneByOne) warn('A message that is not from the page in the frame was ignored.');
    else if (/^10+$/.test(String(count))) warn(`${count} messages were ignored.`);
  };
};

/**
 * Creates the receiver of frame messages (R5.03 to R5.05). Accepts a message only from the window and origin
 * of a mounted frame, from a listed origin, in a known format, and at most ten a second for each frame. Keeps
 * the last request of a kind without listeners, because the listener's code may still be loading.
 */
export const frameHub = ({ publicDomain, origins, warn }: HubDependencies) => {
  const frames = new Set<RegisteredFrame>();
  const listeners = new Set<Listener>();
  const waiting = new Map<Request['kind'], Request>();
  const ignore = ignoredCounter(warn);
  const senderOf = ({ source, origin }: FrameEvent): RegisteredFrame | undefined => {
    if (source === null || !origins.has(origin)) return undefined;
    for (const one of frames) if (one.origin === origin && one.frame.contentWindow === source) return one;
    return undefined;
  };
  const handOn = (request: Request): void => {
    const listening = [...listeners].filter(({ kind }) => kind === request.kind);
    if (listening.length === 0) waiting.set(request.kind, request);
    listening.forEach((one) => one.receive(request));
  };
  return {
    mount: (frame: MountedFrame, onHeight: (height: number) => void): (() => void) => {
      const messages = pacedMessages<FrameMessage>((message) =>
        message.kind === 'resize' ? onHeight(message.height) : handOn(message),
      );
      const registered = { frame, origin: new URL(frame.src).origin, messages };
      frames.add(registered);
      return () => {
        frames.delete(registered);
        messages.drop('resize');
        messages.drop('open');
      };
    },
    // Calls the listener for each request of one kind, including one that already waits. Returns the function
    // that unsubscribes.
    subscribe: <Kind extends Request['kind']>(
      kind: Kind,
      listener: (request: RequestOf<Kind>) => void,
    ): (() => void) => {
      const one: Listener = { kind, receive: (request) => listener(request as RequestOf<Kind>) };
      listeners.add(one);
      const early = waiting.get(kind);
      waiting.delete(kind);
      if (early) one.receive(early);
      return () => void listeners.delete(one);
    },
    receive: (event: FrameEvent): void => {
      const sender = senderOf(event);
      const message = sender && readFrameMessage(event.data, publicDomain);
      if (message) sender.messages.take(message);
      else ignore();
    },
  };
};

export type FrameHub = ReturnType<typeof frameHub>;

/**
 * Returns the origins whose messages are accepted (contract 8): those of the legacy site and of
 * `messageOrigins`.
 */
export const messageOrigins = ({ legacy, messageOrigins: listed = [] }: Environment): ReadonlySet<string> =>
  new Set([new URL(legacy).origin, ...listed]);
