import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const immutable = 'public, max-age=31536000, immutable';

/** A release's public files; its documents and manifest are not asked for by their own address. */
const releaseFile = /^\/releases\/[0-9a-f]{16}\/(?:(?:config|en|es)\.json|brand\.css)$/;
const asset = /^\/assets\/[\w.-]+$/;

const options = (isLive: boolean) => ({
  dev: isLive,
  etag: true,
  brotli: true,
  gzip: true,
  extensions: [],
  setHeaders: (response: ServerResponse) => response.setHeader('Cache-Control', immutable),
});

/**
 * Watches the file that is piped into a response: one that cannot be read ends its connection and nothing else, and one whose visitor
 * hangs up is closed. That is seen at the request, not at the response: one that waits behind another on its connection is never closed.
 */
const watchFile = (request: IncomingMessage, response: ServerResponse): void => {
  response.once('pipe', (source: Readable) => {
    source.once('error', () => response.destroy());
    request.once('close', () => source.destroy());
  });
};

/**
 * Serves the hashed files of a built portal, precompressed: the app's from a list made at the start, releases (and an app file that came
 * later) from the disk. The headers of a request must be settled.
 */
export const serveFiles = (dist: string): Handler => {
  const listed = sirv(join(dist, 'assets'), options(false));
  const onDisk = sirv(dist, options(true));
  const fromList: Handler = (request, response, next) => {
    const { url = '/' } = request;
    request.url = url.slice('/assets'.length);
    listed(request, response, () => {
      request.url = url;
      onDisk(request, response, next);
    });
  };
  return (request, response, next) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    watchFile(request, response);
    if (asset.test(path)) fromList(request, response, next);
    else if (releaseFile.test(path)) onDisk(request, response, next);
    else next();
  };
};
