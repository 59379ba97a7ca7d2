import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

// Connections beyond the limit that still get an answer. The system refuses further ones.
const mostRefusals = 100;
const patienceMilliseconds = 5000;

// A connection beyond `most` gets 503 for its first request and is closed, or is closed after five seconds
// without a request. Returns whether a request has such a connection.
export const connectionLimit = (server: Server, most: number): ((request: IncomingMessage) => boolean) => {
  const surplus = new WeakSet<Socket>();
  let open = 0;
  server.maxConnections = most + mostRefusals;
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
    if (open <= most) return;
    surplus.add(socket);
    socket.setTimeout(patienceMilliseconds, () => socket.destroy());
  });
  return ({ socket }) => surplus.has(socket);
};
