import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

// Connections beyond the limit, for health checks and refusals.
const reserve = 100;
const patienceMilliseconds = 5000;

/**
 * Limits the connections of a server to `most`. A connection beyond the limit gets 503 for its first request, except
 * for health checks, and is then closed. If it sends no request, it is closed after five seconds, or earlier if all
 * reserved connections are in use. Returns a function that tells whether a request came on such a connection.
 */
export const connectionLimit = (server: Server, most: number): ((request: IncomingMessage) => boolean) => {
  const surplus = new WeakSet<Socket>();
  // In the order of arrival.
  const silent = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      silent.delete(socket);
    });
    if (open <= most) return;
    surplus.add(socket);
    silent.add(socket);
    socket.setTimeout(patienceMilliseconds, () => socket.destroy());
    const [oldest] = silent;
    if (silent.size > reserve) oldest?.destroy();
  });
  return ({ socket }) => {
    silent.delete(socket);
    return surplus.has(socket);
  };
};
