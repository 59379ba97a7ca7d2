import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onCore } from './on-core.ts';

interface Served {
  /** Number of the process that answers. */
  readonly process: number;
  readonly close: () => Promise<void>;
}

/** `portal serve` as an operator starts it, on the second core. */
export const startServe = async (dist: string, port: number): Promise<Served> => {
  const [command, args] = onCore(1, process.execPath, [
    join(dist, 'server/portal.mjs'),
    'serve',
    '--dist',
    dist,
    '--port',
    String(port),
  ]);
  const server = spawn(command, [...args, '--log', 'off'], { stdio: ['ignore', 'pipe', 'inherit'] });
  globalThis.process.once('exit', () => server.kill());
  await once(server.stdout, 'data');
  return {
    process: server.pid ?? 0,
    close: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
};
