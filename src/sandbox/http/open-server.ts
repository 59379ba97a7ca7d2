import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';

/** A server on 127.0.0.1; resolves with its closing function once it listens, rejects when the port is taken. */
export const openServer = async (port: number, listener: RequestListener): Promise<() => Promise<void>> => {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
};
