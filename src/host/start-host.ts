import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { mostHeaderBytes, plainWords } from '../release/hosting/plain-words.ts';
import { answerRequest, type Site } from './answer-request.ts';
import { connectionLimit } from './connection-limit.ts';
import { followRelease } from './follow-release.ts';
import { hostLog, type HostLog, lastResort, type LogLevel } from './host-log.ts';
import { violationCounter } from './policy-reports.ts';
import { rateLimit } from './rate-limit.ts';
import { serveFiles } from './serve-files.ts';
import { servedRelease } from './served-release.ts';

interface HostOptions {
  readonly dist: string;
  readonly port: number;
  readonly host?: string;
  // Trust X-Forwarded-Host and X-Forwarded-Proto: only behind a proxy that sets both.
  readonly trustProxy?: boolean;
  // JSON lines on standard error (default: none).
  readonly log?: LogLevel;
  // Concurrent connections; further ones get 503 (default 10,000).
  readonly maxConnections?: number;
  // For each address on average; further ones get 429. No limit by default.
  readonly requestsPerSecond?: number;
}

interface Host {
  readonly url: string;
  // Waits for running answers, at most ten seconds.
  readonly close: () => Promise<void>;
}

const patienceMilliseconds = 10_000;
const mostConnections = 10_000;

// In milliseconds: a request that takes longer to arrive holds a connection for nothing.
const arrival = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 1000 };

// Longer than load balancers keep idle connections (usually 60 s): closing one while a request arrives would
// fail that request.
const restMilliseconds = 75_000;

const listener = (site: Site, log: HostLog) => {
  const safely = lastResort((request, response) => answerRequest(site, request, response), log);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const begun = process.hrtime.bigint();
    const target = safely(request, response);
    response.once('close', () => {
      const milliseconds = Number((process.hrtime.bigint() - begun) / 1000n) / 1000;
      log.request({ method: request.method ?? '', target, status: response.statusCode, milliseconds });
    });
  };
};

const unreadable: Readonly<Record<string, { readonly status: string; readonly words: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    words: `${plainWords.largeHeaders}\n`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', words: '' },
};

// Answers what cannot be read, then closes the connection. One that a browser opened in advance and never used
// gets no answer, which the browser could take for that of its next request.
const answerUnreadable = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (!socket.writable || socket.destroyed) return;
  if (socket instanceof Socket && socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const { status, words } = unreadable[error.code ?? ''] ?? { status: '400 Bad Request', words: '' };
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: text/plain; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(words)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${words}`);
};

const closeServer = (server: Server): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(() => server.closeAllConnections(), patienceMilliseconds).unref();
    server.close(() => {
      clearTimeout(timer);
      done();
    });
    server.closeIdleConnections();
  });

/**
 * Starts serving a built portal: hashed files are immutable, unknown files get 404, and all other paths
 * get the document of the live release with the security headers of the requested environment. Picks up new
 * releases while running. Rejects if the port is taken or no release is complete.
 */
export const startHost = async (options: HostOptions): Promise<Host> => {
  const {
    dist,
    port,
    host,
    trustProxy = false,
    log: level = 'off',
    maxConnections = mostConnections,
    requestsPerSecond,
  } = options;
  const log = hostLog(level, (line) => process.stderr.write(line));
  const violations = violationCounter(log);
  const mayAsk = requestsPerSecond === undefined ? () => true : rateLimit(requestsPerSecond);
  const site: Site = {
    ...{ serveFile: serveFiles(dist), trustProxy, violations, mayAsk, isSurplus: () => false },
    ...{ release: undefined, isStopping: false },
  };
  const following = followRelease(dist, {
    onLive: (release, number) => {
      const isNew = release.id !== site.release?.id;
      site.release = servedRelease(release, number);
      if (isNew) log.event('release', { release: release.id });
    },
    onProblem: (problem) => log.event('problem', { problem }),
  });
  const server = createServer(
    { keepAliveTimeout: restMilliseconds, maxHeaderSize: mostHeaderBytes, ...arrival },
    listener(site, log),
  );
  server.on('clientError', answerUnreadable);
  site.isSurplus = connectionLimit(server, maxConnections);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((error: unknown) => {
    following.close();
    violations.close();
    throw error;
  });
  log.event('listening', { port });
  const close = async (): Promise<void> => {
    site.isStopping = true;
    log.event('stopping');
    following.close();
    await closeServer(server);
    violations.close();
  };
  return { url: `http://${host ?? 'localhost'}:${port}`, close };
};
