import { connect } from 'node:net';
import { untilClosed } from './until-closed.ts';

const most = 15_000;
const long = (text: string): string => text.repeat(Math.floor(most / text.length));

/** Paths that made a reader look at signs again and again, or that lead out of a folder or off the host. */
const paths: readonly string[] = [
  ...['/', '/a', '/%2f', '/%f3', '/..', '/.', '//', '/%00', '/?', '/#', '/é'].map((text) => `${long(text)}a`),
  ...['/%', '/claims/', '/inicio%', '/assets/', '/releases/', '/releases/0123456789abcdef/'].map(
    (text) => text + 'a/'.repeat(900),
  ),
  ...[
    '/assets/..%2f..%2fpackage.json',
    '/assets/.hidden',
    '/releases/../../etc/passwd',
    '/.git/config',
    '//evil.example/..',
    '/\\evil.example',
  ],
  ...[
    '/?code=a&code=b&state=c&launch=d',
    `/?${'lng=es&'.repeat(200)}`,
    `/login?error=${'%3C'.repeat(600)}`,
    '/.well-known/security.txt',
  ],
];

/** Headers of visitors, each as long as a server takes them. */
const headers: readonly string[] = [
  `Cookie: ${long('i18nextLng=')}`,
  `Cookie: ${long(';  ')}i18nextLng=es`,
  `Accept-Language: ${long(', ')}xesx`,
  `Accept-Language: ${long('es-')}`,
  `Accept-Encoding: ${long('br;q=0.0, ')}`,
  `Accept-Encoding: ${long(';')}`,
  `X-Forwarded-Host: ${long('a.')}`,
  `X-Forwarded-For: ${long('::,')}`,
  `Range: bytes=${long('0-0,')}`,
  `If-None-Match: ${long('"",')}`,
];

const hosts = [
  'localhost:4300',
  'localhost:4300',
  'evil.example',
  '127.0.0.1:x@evil.example',
  long('a.'),
  '[::1',
  '',
];

const methods = ['GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'XYZZY'];

const bodies = ['', '['.repeat(8000), `{"csp-report":${'{"a":'.repeat(3000)}`, 'x'.repeat(20_000)];

const at = <Item>(list: readonly Item[], turn: number): Item => list[turn % list.length] as Item;

/** The text of one of many hostile requests; the same number always gives the same one. */
export const hostileRequest = (turn: number): string => {
  const body = turn % 4 === 0 ? at(bodies, turn / 4) : '';
  const path = body === '' ? at(paths, turn) : '/csp-reports';
  const method = body === '' ? at(methods, turn) : 'POST';
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${at(hosts, turn)}`,
    ...(turn % 3 === 0 ? [at(headers, turn / 3)] : []),
    ...(body === '' ? [] : ['Content-Type: application/csp-report', `Content-Length: ${body.length}`]),
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
};

/** Sends a text as it is; answers the status of the answer, or 0 where the connection ended without one. */
export const sendText = async (port: number, text: string): Promise<number> => {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (chunk: string) => (answer += answer.length < 20 ? chunk : ''));
  socket.write(text);
  await untilClosed(socket);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
};
