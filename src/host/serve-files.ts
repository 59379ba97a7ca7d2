import { realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { configFile } from '../release/release-names.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Place {
  readonly environment: string;
  readonly missing: () => void;
}

const immutable = 'public, max-age=31536000, immutable';

const releaseFile =
  /^\/releases\/[0-9a-f]{16}\/(?:((?:environments\/([a-z]+)\/)?config\.json)|(?:en|es|manifest)\.json|brand\.css)$/;
const asset = /^\/assets\/[\w-][\w.-]*$/;

const options = (isLive: boolean, cacheControl = immutable) => ({
  dev: isLive,
  etag: true,
  brotli: true,
  gzip: true,
  extensions: [],
  setHeaders: (response: ServerResponse) => response.setHeader('Cache-Control', cacheControl),
});

// A file that cannot be read ends only its connection. When the visitor disconnects, the file is closed; this
// is visible at the request only, because a response that waits behind another one never closes.
const watchFile = (request: IncomingMessage, response: ServerResponse): void => {
  response.once('pipe', (source: Readable) => {
    source.once('error', () => response.destroy());
    request.once('close', () => source.destroy());
  });
};

const realPath = (path: string): string | undefined => {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
};

const linkWatch = (dist: string): ((path: string) => boolean) => {
  const known = new Set<string>();
  return (path) => {
    if (known.has(path)) return true;
    const folder = realPath(dist) ?? dist;
    const forms = ['', '.br', '.gz'].map((ending) => ({
      asked: join(folder, path + ending),
      real: realPath(join(folder, path + ending)),
    }));
    const isPlain = forms.every(({ asked, real }) => real === undefined || real === asked);
    if (isPlain && forms[0]?.real !== undefined) known.add(path);
    return isPlain;
  };
};

// No dot files and no links. Each environment's `config.json` has its own address, because caches may keep it for
// a year whatever the host is; documents of older releases ask for `config.json`, which no cache keeps: it is
// that of the host's environment, in still older releases that of all. Expects settled headers.
export const serveFiles = (dist: string) => {
  const listed = sirv(join(dist, 'assets'), options(false));
  const onDisk = sirv(dist, options(true));
  const uncached = sirv(dist, options(true, 'no-store'));
  const fromList: Handler = (request, response, next) => {
    const { url = '/' } = request;
    request.url = url.slice('/assets'.length);
    listed(request, response, () => {
      request.url = url;
      onDisk(request, response, next);
    });
  };
  const isPlain = linkWatch(dist);
  return (request: IncomingMessage, response: ServerResponse, { environment, missing }: Place): void => {
    const serveAt = (path: string, handler: Handler, next: () => void): void => {
      request.url = path;
      if (isPlain(path)) handler(request, response, next);
      else missing();
    };
    const serveReleaseFile = (path: string): void => {
      const [found, config, named] = releaseFile.exec(path) ?? [];
      if (found === undefined || (named !== undefined && named !== environment)) missing();
      else if (config === undefined || named !== undefined) serveAt(path, onDisk, missing);
      else
        serveAt(path.replace(config, configFile(environment)), uncached, () =>
          serveAt(path, uncached, missing),
        );
    };
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    watchFile(request, response);
    if (asset.test(path)) serveAt(path, fromList, missing);
    else serveReleaseFile(path);
  };
};
