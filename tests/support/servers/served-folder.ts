import { type IncomingHttpHeaders, request as send } from 'node:http';
import { onTestFinished } from 'vitest';
import { startHost } from '../../../src/host/start-host.ts';
import { freePortBase } from './free-port-base.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends a request to a host on this machine. Unlike `fetch`, sends any path and any Host unchanged. The
 * default Host is that of the shipped `local` environment.
 */
export const askAt =
  (port: number) =>
  (path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = send(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          headers: { host: 'localhost:4300', ...headers },
          agent: false,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      call.on('error', reject);
      call.end(body);
    });

/** A host over a built folder until the test ends, and a way to ask it. */
export const servedFolder = async (dist: string, options: Partial<Parameters<typeof startHost>[0]> = {}) => {
  const port = await freePortBase();
  const host = await startHost({ ...options, dist, port });
  onTestFinished(host.close);
  return { ask: askAt(port), port, host };
};
