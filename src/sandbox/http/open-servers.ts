import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Connections rest longer than any visitor's pause: one that is closed as a request comes is a failed request. */
const keepAliveTimeout = 75_000;

const openServer = async (port: number, listener: RequestListener): Promise<Server> => {
  const server = createServer({ keepAliveTimeout }, listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

const closeServer = (server: Server): Promise<void> => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
};

/** Servers on 127.0.0.1 by port; resolves with the function that closes them, or rejects with none left open when a port is taken. */
export const openServers = async (listeners: ReadonlyMap<number, RequestListener>): Promise<() => Promise<void>> => {
  const servers: Server[] = [];
  const close = async (): Promise<void> => void (await Promise.all(servers.map(closeServer)));
  try {
    for (const [port, listener] of listeners) servers.push(await openServer(port, listener));
  } catch (error) {
    await close();
    throw error;
  }
  return close;
};
