import { connect, type Socket } from 'node:net';

/** An answer as it came over the line. */
export interface Reply {
  readonly status: number;
  readonly encoding: string;
  readonly body: Buffer;
  /** The host ends the connection after it. */
  readonly isLast: boolean;
}

interface Waiting {
  readonly path: string;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

const whole = (received: Buffer): Reply | undefined => {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  if (received.length < end + 4 + length) return undefined;
  const encoding = /^content-encoding: (\w+)/im.exec(head)?.[1] ?? '';
  return {
    status: Number(head.slice(9, 12)),
    encoding,
    body: received.subarray(end + 4),
    isLast: /^connection: close/im.test(head),
  };
};

/** One kept connection with one request on the way at a time; `free` is called when it can take the next. */
const keptConnection = (port: number, free: (send: (waiting: Waiting) => void) => void): Socket => {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let waiting: Waiting | undefined;
  let chunks: Buffer[] = [];
  const send = (next: Waiting): void => {
    waiting = next;
    chunks = [];
    socket.write(`GET ${next.path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip, br\r\n\r\n`);
  };
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    const reply = whole(chunks.length === 1 ? chunk : Buffer.concat(chunks));
    if (!reply) return;
    waiting?.resolve(reply);
    waiting = undefined;
    if (!reply.isLast) free(send);
  });
  const fail = (): void => waiting?.reject(new Error('the connection was closed'));
  socket.on('error', fail).on('close', fail);
  socket.once('connect', () => free(send));
  return socket;
};

/**
 * Opens persistent connections to a host on this machine. A request waits for a free one. A connection
 * that the host closes is opened again.
 */
export const openConnections = (port: number, count: number) => {
  const queue: Waiting[] = [];
  const idle: ((waiting: Waiting) => void)[] = [];
  const free = (send: (waiting: Waiting) => void): void => {
    const next = queue.shift();
    if (next) send(next);
    else idle.push(send);
  };
  const sockets = new Set<Socket>();
  const open = (): void => {
    const socket = keptConnection(port, free);
    sockets.add(socket);
    socket.once('close', () => {
      if (sockets.delete(socket)) open();
    });
  };
  for (let one = 0; one < count; one += 1) open();
  return {
    get: (path: string): Promise<Reply> =>
      new Promise((resolve, reject) => {
        const send = idle.shift();
        if (send) send({ path, resolve, reject });
        else queue.push({ path, resolve, reject });
      }),
    close: (): void => {
      const all = [...sockets];
      sockets.clear();
      all.forEach((socket) => void socket.destroy());
    },
  };
};
