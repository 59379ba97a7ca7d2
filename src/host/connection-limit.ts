import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections beyond the limit that are still told so; the system's own refusal meets those above. */
const toldAtOnce = 100;
const patienceMilliseconds = 5000;

/**
 * Counts the connections of a server. One beyond `most` is kept just long enough to be told: its first request is to be answered with 503
 * and the end of the connection, and without a request it ends after five seconds. Tells of a request whether its connection is such a one.
 */
export const connectionLimit = (server: Server, most: number): ((request: IncomingMessage) => boolean) => {
  const surplus = new WeakSet<Socket>();
  let open = 0;
  server.maxConnections = most + toldAtOnce;
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
    if (open <= most) return;
    surplus.add(socket);
    socket.setTimeout(patienceMilliseconds, () => socket.destroy());
  });
  return ({ socket }) => surplus.has(socket);
};
