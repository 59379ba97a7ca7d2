import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Environment } from '../config/generated/config-files.ts';
import { securityHeaders } from './security-headers.ts';

interface HostOptions {
  /** A built portal with a live release. */
  readonly dist: string;
  readonly port: number;
  /** Address to listen on; every address unless given. */
  readonly host?: string;
  readonly environments: Readonly<Record<string, Environment>>;
}

interface Host {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const immutable = 'public, max-age=31536000, immutable';

const environmentAt = (hostHeader: string | undefined, environments: HostOptions['environments']): Environment | undefined => {
  const all = Object.values(environments);
  return all.find(({ origins }) => origins.some((origin) => new URL(origin).host === hostHeader)) ?? all.at(-1);
};

/** The legacy site's cookie belongs to the name localhost; the loopback address would be another site. */
const redirectToLocalhost = (request: IncomingMessage, response: ServerResponse): boolean => {
  const host = request.headers.host ?? '';
  if (!/^127\.0\.0\.1(:|$)/.test(host)) return false;
  response.writeHead(302, { Location: `http://${host.replace('127.0.0.1', 'localhost')}${request.url ?? '/'}` }).end();
  return true;
};

const notFound = (response: ServerResponse): void => {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end('Not found\n');
};

const isFile = (path: string): boolean => /^\/(assets|releases)\//.test(path) || /^\/[^/]+\.(ico|svg|txt|png|json|webmanifest)$/.test(path);

const answer = (options: HostOptions) => {
  const files = sirv(options.dist, { dev: true, etag: true, setHeaders: (response) => response.setHeader('Cache-Control', immutable) });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (redirectToLocalhost(request, response)) return;
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (isFile(path))
      return files(request, response, () => {
        notFound(response);
      });
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(response);
    const environment = environmentAt(request.headers.host, options.environments);
    const headers = environment ? securityHeaders(environment) : {};
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(readFileSync(join(options.dist, 'index.html')));
  };
};

/**
 * Serves a built portal: hashed files immutable, unknown files 404, every other path the document of the live release with the
 * security headers of the environment whose origin was asked for. Rejects when the port is taken.
 */
export const startHost = (options: HostOptions): Promise<Host> => {
  const server = createServer(answer(options));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      const close = (): Promise<void> =>
        new Promise((done) => {
          server.closeAllConnections();
          server.close(() => {
            done();
          });
        });
      resolve({ url: `http://${options.host ?? 'localhost'}:${options.port}`, close });
    });
  });
};
