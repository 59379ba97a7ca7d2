import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { healthPaths, isFilePath } from '../config/host-paths.ts';
import { plainAnswer, sendDocument, sendPointer, settleHeaders, visitorAddress } from './answers.ts';
import { followRelease } from './follow-release.ts';
import { hostLog, type HostLog, lastResort, type LogLevel } from './host-log.ts';
import { serveFiles } from './serve-files.ts';
import { servedRelease, type ServedRelease } from './served-release.ts';
import { refuseUnknownHost } from './unknown-host.ts';

interface HostOptions {
  /** A built portal with a live release. */
  readonly dist: string;
  readonly port: number;
  /** Address to listen on; every address unless given. */
  readonly host?: string;
  /** Believe X-Forwarded-Host and X-Forwarded-Proto: only behind a proxy that sets both. */
  readonly trustProxy?: boolean;
  /** What is written to the error output, as JSON lines (default: nothing). */
  readonly log?: LogLevel;
}

interface Host {
  readonly url: string;
  /** Lets running answers end, for ten seconds at most. */
  readonly close: () => Promise<void>;
}

interface Site {
  readonly serveFile: ReturnType<typeof serveFiles>;
  readonly trustProxy: boolean;
  readonly log: HostLog;
  release: ServedRelease | undefined;
  isStopping: boolean;
}

const patienceMilliseconds = 10_000;

/** Longer than balancers keep a connection that rests (60 s as a rule): one that is closed here as a request comes is a failed request. */
const restMilliseconds = 75_000;

/** Longer than every path of the portal and of the legacy site; whatever is above is no visitor's. */
const longestPathBytes = 2048;

/** Where a visitor should be instead: a loopback address would be another site than the legacy cookie's; http is moved to https. */
const betterAddress = ({ release, trustProxy }: Site, request: IncomingMessage): string | undefined => {
  const { host, isSecure } = visitorAddress(request, trustProxy);
  const scheme = isSecure ? 'https' : 'http';
  if (/^127\.0\.0\.1(:\d{1,5})?$/.test(host)) return `${scheme}://${host.replace('127.0.0.1', 'localhost')}${request.url ?? '/'}`;
  const wanted = `https://${host}`;
  const isKnown = trustProxy && !isSecure && release?.environmentAt(host)?.environment.origins.includes(wanted) === true;
  return isKnown ? `${wanted}${request.url ?? '/'}` : undefined;
};

const answerHealth = (path: string, { release, isStopping }: Site, response: ServerResponse): boolean => {
  if (!healthPaths.includes(path)) return false;
  const isReady = path === '/healthz' || (release !== undefined && !isStopping);
  plainAnswer(response, isReady ? 200 : 503, isReady ? `ok${path === '/readyz' ? ` ${release?.id ?? ''}` : ''}` : 'stopping');
  return true;
};

/** Answers one request; returns for the log what it was for, in words that hold nothing of the visitor. */
const answer = (site: Site, request: IncomingMessage, response: ServerResponse): string => {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  if (site.isStopping) response.setHeader('Connection', 'close');
  if (Buffer.byteLength(path) > longestPathBytes) {
    plainAnswer(response, 414, 'Path too long');
    return 'refused';
  }
  if (!path.startsWith('/')) {
    plainAnswer(response, 400, 'Bad request');
    return 'refused';
  }
  if (answerHealth(path, site, response)) return 'health';
  const better = betterAddress(site, request);
  if (better !== undefined) {
    response.writeHead(better.startsWith('https:') ? 308 : 302, { Location: better, 'Cache-Control': 'no-store' }).end();
    return 'moved';
  }
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (!site.release) {
    plainAnswer(response, 503, 'Not ready');
    return 'refused';
  }
  const { host } = visitorAddress(request, site.trustProxy);
  const served = site.release.environmentAt(host);
  if (!served) {
    refuseUnknownHost(host, site.release.config, { request, response });
    return 'refused';
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    plainAnswer(response, 405, 'Method not allowed');
    return 'refused';
  }
  settleHeaders(request);
  if (!isFilePath(path)) return sendDocument({ release: site.release, served, host }, request, response);
  if (path === '/releases/current.json') sendPointer(site.release, request, response);
  else site.serveFile(request, response, { environment: served.name, missing: () => plainAnswer(response, 404, 'Not found') });
  return 'file';
};

const listener = (site: Site) => {
  const safely = lastResort((request, response) => answer(site, request, response), site.log);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const begun = process.hrtime.bigint();
    const target = safely(request, response);
    response.once('close', () => {
      const milliseconds = Number((process.hrtime.bigint() - begun) / 1000n) / 1000;
      site.log.request({ method: request.method ?? '', target, status: response.statusCode, milliseconds });
    });
  };
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
 * Serves a built portal: hashed files immutable, unknown files 404, every other path the document of the live release with the security
 * headers of the environment whose origin was asked for. A new release is picked up while it runs. Rejects when the port is taken or no
 * release is whole.
 */
export const startHost = async ({ dist, port, host, trustProxy = false, log: level = 'off' }: HostOptions): Promise<Host> => {
  const log = hostLog(level, (line) => process.stderr.write(line));
  const site: Site = { serveFile: serveFiles(dist), trustProxy, log, release: undefined, isStopping: false };
  const following = followRelease(dist, {
    onLive: (release) => {
      site.release = servedRelease(release);
      log.event('release', { release: release.id });
    },
    onProblem: (problem) => log.event('problem', { problem }),
  });
  const server = createServer({ keepAliveTimeout: restMilliseconds }, listener(site));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((error: unknown) => {
    following.close();
    throw error;
  });
  log.event('listening', { port });
  const close = async (): Promise<void> => {
    site.isStopping = true;
    log.event('stopping');
    following.close();
    await closeServer(server);
  };
  return { url: `http://${host ?? 'localhost'}:${port}`, close };
};
