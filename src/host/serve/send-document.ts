import type { IncomingMessage, ServerResponse } from 'node:http';
import { spanishHost } from '../../services/language/spanish-host.ts';
import { chooseDocument } from './choose-document.ts';
import type { ServedRelease } from './served-release.ts';

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Sends the document of a release that fits a request of settled headers, with the security headers of its environment; answers the screen's key. */
export const sendDocument = (
  release: ServedRelease,
  host: string,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): string => {
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
  const { cookie = '', 'accept-language': acceptLanguage = '', 'accept-encoding': accepted = '' } = request.headers;
  const { name, environment, headers } = release.environmentAt(host);
  const [hostname = ''] = host.split(':');
  const hostLanguage = spanishHost(environment.spanishHosts).languageOf(hostname);
  const { kind, language, screen } = chooseDocument(release.config, { hostLanguage, path, query, cookie, acceptLanguage });
  const file = `documents/${name}/${kind}.${language}.html`;
  const encoding = encodings.find(([coding, ending]) => accepted.includes(coding) && release.file(file + ending));
  const content = release.file(encoding ? file + encoding[1] : file) ?? Buffer.alloc(0);
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Content-Length': content.length,
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(encoding ? { 'Content-Encoding': encoding[0] } : {}),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : content);
  return screen;
};
