import { request as send, type IncomingHttpHeaders } from 'node:http';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks a host on this machine. Unlike `fetch`, sends any path and any Host as they are written. */
export const askAt =
  (port: number) =>
  (path: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = send(
        { host: '127.0.0.1', port, path, method, headers: { host: `localhost:${port}`, ...headers }, agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
        },
      );
      call.on('error', reject);
      call.end();
    });
