import { once } from 'node:events';
import { createServer } from 'node:net';

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
};

const areFree = async (base: number): Promise<boolean> =>
  (await Promise.all([0, 1, 2, 3, 4].map((offset) => isFree(base + offset)))).every(Boolean);

/**
 * The first of five neighbouring loopback ports that are free now, away from the default ports 4300 to 4304;
 * where it starts looking depends on the process.
 */
export const freePortBase = async (): Promise<number> => {
  for (let base = 20_000 + (process.pid % 1000) * 10; base < 32_000; base += 10)
    if (await areFree(base)) return base;
  throw new Error('no five free ports in a row between 20000 and 32000');
};
