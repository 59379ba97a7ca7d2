import type { IncomingMessage, ServerResponse } from 'node:http';
import { redirectReferrerPolicy } from '../release/hosting/security-headers.ts';
import { serviceWorkerFile } from '../release/service-worker-file.ts';
import { documentName } from '../release/release-names.ts';
import { spanishHost } from '../services/language/spanish-host.ts';
import { chooseDocument, type ServedEnvironment, type ServedRelease } from './served-release.ts';

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface Place {
  readonly release: ServedRelease;
  readonly served: ServedEnvironment;
  readonly host: string;
}

export const documentOf = ({ release, served, host }: Place, { url = '/', headers }: IncomingMessage) => {
  const [path = '/', query = ''] = url.split('?', 2);
  const { cookie = '', 'accept-language': acceptLanguage = '' } = headers;
  const [hostname = ''] = host.split(':');
  const hostLanguage = spanishHost(served.environment.spanishHosts).languageOf(hostname);
  return chooseDocument(release.config, { hostLanguage, path, query, cookie, acceptLanguage });
};

export const sendDocument = (place: Place, request: IncomingMessage, response: ServerResponse): string => {
  const { release, served } = place;
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const { 'accept-encoding': accepted = '' } = request.headers;
  const { name, headers } = served;
  const { kind, language, screen } = documentOf(place, request);
  const file = documentName(name, kind, language);
  const encoding = encodings.find(
    ([coding, ending]) => accepted.includes(coding) && release.file(file + ending),
  );
  const content = release.file(encoding ? file + encoding[1] : file) ?? Buffer.alloc(0);
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Content-Length': content.length,
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(encoding ? { 'Content-Encoding': encoding[0] } : {}),
    ...headers,
    ...(path === '/' ? { 'Referrer-Policy': redirectReferrerPolicy } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
  return screen;
};

// The release that this host serves, which differs from the folder's pointer while that release is
// incomplete.
export const sendPointer = (
  { pointer }: ServedRelease,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(pointer),
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : pointer);
};

// Browsers check for a new one with each page.
export const sendServiceWorker = (
  { file }: ServedRelease,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const script = file(serviceWorkerFile);
  if (!script) return plainAnswer(response, 404, 'Not found');
  response.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Length': script.length,
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : script);
};

export const plainAnswer = (response: ServerResponse, status: number, text: string): void => {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${text}\n`);
};

const codings: readonly string[] = ['br', 'gzip'];

// An element of Accept-Encoding; a weight of zero forbids the coding (RFC 9110, 12.5.3).
const acceptedCoding = (element: string): string => {
  const [coding = '', ...parameters] = element.split(';').map((part) => part.trim().toLowerCase());
  return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? '' : coding;
};

// Keeps only `br` and `gzip` of Accept-Encoding, if accepted. Removes Range, which a server may ignore (RFC
// 9110, 14.2): hashed files are small, and sirv answers several ranges wrongly.
export const settleHeaders = ({ headers }: IncomingMessage): void => {
  const accepted = (headers['accept-encoding'] ?? '').split(',').map(acceptedCoding);
  headers['accept-encoding'] = codings.filter((coding) => accepted.includes(coding)).join(', ');
  delete headers.range;
};
