import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  healthPaths,
  isFilePath,
  isInHostFolder,
  isWellKnownPath,
  reportsPath,
  serviceWorkerPath,
} from '../config/host-paths.ts';
import { longestPathBytes, plainWords } from '../release/hosting/plain-words.ts';
import { robotsPath, robotsText } from '../release/hosting/places-of-screens.ts';
import { plainAnswer, sendDocument, sendPointer, sendServiceWorker, settleHeaders } from './answers.ts';
import { takeReport, type violationCounter } from './policy-reports.ts';
import type { serveFiles } from './serve-files.ts';
import { screenKey, type ServedRelease } from './served-release.ts';
import { refuseUnknownHost } from './unknown-host.ts';
import { senderOf, visitorAddress } from './visitor.ts';
import { answerWellKnown } from './well-known.ts';

export interface Site {
  readonly serveFile: ReturnType<typeof serveFiles>;
  readonly trustProxy: boolean;
  readonly violations: ReturnType<typeof violationCounter>;
  isSurplus: (request: IncomingMessage) => boolean;
  readonly mayAsk: (sender: string) => boolean;
  release: ServedRelease | undefined;
  isStopping: boolean;
}

const connectionWords =
  'Too many visitors at once. Please try again in a moment.\nHay demasiadas visitas a la vez. Inténtelo de nuevo en un momento.';

// Redirects from a loopback address, where the legacy cookie would belong to another site, and from http to
// https.
const betterAddress = ({ release, trustProxy }: Site, request: IncomingMessage): string | undefined => {
  const { host, isSecure } = visitorAddress(request, trustProxy);
  const scheme = isSecure ? 'https' : 'http';
  if (/^127\.0\.0\.1(:\d{1,5})?$/.test(host))
    return `${scheme}://${host.replace('127.0.0.1', 'localhost')}${request.url ?? '/'}`;
  const wanted = `https://${host}`;
  const isKnown =
    trustProxy && !isSecure && release?.environmentAt(host)?.environment.origins.includes(wanted) === true;
  return isKnown ? `${wanted}${request.url ?? '/'}` : undefined;
};

const answerHealth = (path: string, { release, isStopping }: Site, response: ServerResponse): boolean => {
  if (!healthPaths.includes(path)) return false;
  const isReady = path === '/healthz' || (release !== undefined && !isStopping);
  plainAnswer(
    response,
    isReady ? 200 : 503,
    isReady ? `ok${path === '/readyz' ? ` ${release?.id ?? ''}` : ''}` : 'stopping',
  );
  return true;
};

const limitOf = ({ isSurplus, mayAsk, trustProxy }: Site, request: IncomingMessage) => {
  if (isSurplus(request)) return { status: 503, words: connectionWords };
  return mayAsk(senderOf(request, trustProxy)) ? undefined : { status: 429, words: plainWords.tooMany };
};

// For the log, so nothing about the visitor.
export const answerRequest = (site: Site, request: IncomingMessage, response: ServerResponse): string => {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (site.isStopping) response.setHeader('Connection', 'close');
  if (Buffer.byteLength(path) > longestPathBytes) {
    plainAnswer(response, 414, plainWords.longAddress);
    return 'refused';
  }
  if (!path.startsWith('/')) {
    plainAnswer(response, 400, 'Bad request');
    return 'refused';
  }
  if (answerHealth(path, site, response)) return 'health';
  const limit = limitOf(site, request);
  if (limit) {
    for (const [name, value] of Object.entries({ Connection: 'close', 'Retry-After': '5' }))
      response.setHeader(name, value);
    plainAnswer(response, limit.status, limit.words);
    return 'refused';
  }
  const better = betterAddress(site, request);
  if (better !== undefined) {
    response
      .writeHead(better.startsWith('https:') ? 308 : 302, { Location: better, 'Cache-Control': 'no-store' })
      .end();
    return 'moved';
  }
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
  const { config } = site.release;
  if (path === reportsPath) {
    takeReport(request, response, (found) =>
      found.forEach((one) => site.violations.add(one.directive, screenKey(config, one.path))),
    );
    return 'report';
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    plainAnswer(response, 405, plainWords.method);
    return 'refused';
  }
  const place = { release: site.release, served, host };
  if (isWellKnownPath(path)) {
    answerWellKnown(path, place, request, response);
    return 'file';
  }
  if (path === robotsPath) {
    plainAnswer(response, 200, robotsText(config).trimEnd());
    return 'file';
  }
  settleHeaders(request);
  if (!isFilePath(path) && !isInHostFolder(path)) return sendDocument(place, request, response);
  if (path === serviceWorkerPath) sendServiceWorker(site.release, request, response);
  else if (path === '/releases/current.json') sendPointer(site.release, request, response);
  else
    site.serveFile(request, response, {
      environment: served.name,
      missing: () => plainAnswer(response, 404, plainWords.missing),
    });
  return 'file';
};
