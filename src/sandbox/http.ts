import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

export interface Visit {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly origin: string | undefined;
  readonly cookies: ReadonlyMap<string, string>;
}

// `hangUp` closes the connection without an answer.
export type Reply =
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | Uint8Array;
    }
  | 'hangUp';

export type Answer = (visit: Visit) => Reply | Promise<Reply>;

const cookiesOf = (header: string | undefined): ReadonlyMap<string, string> =>
  new Map((header ?? '').split(';').map((pair) => pair.trim().split('=', 2) as [string, string]));

export const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const visitOf = async (request: IncomingMessage, origin: string): Promise<Visit> => ({
  method: request.method ?? 'GET',
  url: new URL(request.url ?? '/', origin),
  body: await bodyOf(request),
  origin: request.headers.origin,
  cookies: cookiesOf(request.headers.cookie),
});

export const answerWith =
  (origin: string, answer: Answer): RequestListener =>
  async (request, response) => {
    try {
      const reply = await answer(await visitOf(request, origin));
      if (reply === 'hangUp') response.destroy();
      else response.writeHead(reply.status, reply.headers).end(reply.body);
    } catch (error) {
      response
        .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`sandbox: ${String(error)}`);
    }
  };

// Longer than a visitor's pauses: closing a connection while a request arrives would fail that request.
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

// On 127.0.0.1. When a port is taken, closes all and rejects. Resolves with the function that closes them.
export const openServers = async (
  listeners: ReadonlyMap<number, RequestListener>,
): Promise<() => Promise<void>> => {
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

type Headers = Readonly<Record<string, string>>;

const text =
  (type: string) =>
  (body: string, status = 200, headers: Headers = {}): Reply => ({
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers },
    body,
  });

export const reply = {
  html: text('text/html'),
  plain: text('text/plain'),
  json: (value: unknown, status = 200, headers: Headers = {}): Reply =>
    text('application/json')(JSON.stringify(value), status, headers),
  redirect: (location: string, headers: Headers = {}): Reply => ({
    status: 302,
    headers: { location, 'cache-control': 'no-store', ...headers },
    body: '',
  }),
};

// Longer than the portal's timeout of 10 s (A79).
export const slowMilliseconds = 12_000;

// Never keeps the process alive.
export const wait = (milliseconds: number): Promise<void> =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds).unref()) : Promise.resolve();
