import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { untilClosed } from '../support/servers/until-closed.ts';
import { type Caller, servedWorkbench, testOrigin } from '../support/workbench/served-workbench.ts';

let workbench: ReturnType<typeof servedWorkbench>;
let server: Server;
let ada: Caller;
beforeAll(async () => {
  workbench = servedWorkbench(await freshEmbedded());
  const { dist } = workbench.site;
  for (const folder of ['publications', 'workbench']) mkdirSync(join(dist, folder));
  writeFileSync(join(dist, 'publications/00000001.json'), 'private');
  ada = await workbench.as(['administrator', 'editor']);
  server = createAdaptorServer({ fetch: workbench.app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}, 120_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const connection = async (): Promise<Socket> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** What is answered until the connection ends, also when the server resets it. */
const answerAt = async (socket: Socket): Promise<string> => {
  let answer = '';
  socket.on('data', (piece) => (answer += String(piece)));
  await untilClosed(socket);
  return answer;
};

/** What a request is answered, letter by letter as it is sent. */
const sent = async (...lines: readonly string[]): Promise<string> => {
  const socket = await connection();
  const answer = answerAt(socket);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return answer;
};
const statusOf = (answer: string): number => Number(answer.split(' ')[1] ?? 0);

const host = `Host: ${new URL(testOrigin).host}`;
const close = 'Connection: close';
/** The headers of our own page, with a session. */
const own = (): readonly string[] => [
  host,
  close,
  `Cookie: workbench=${ada.token}`,
  `Origin: ${testOrigin}`,
  'Content-Type: application/json',
];

/** Lines of the log that tell of a failure of the program. */
const failures = (): readonly string[] =>
  workbench.lines.filter((line) => line.includes('"event":"failure"'));
const isWell = async (): Promise<void> => {
  const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`);
  expect([status, failures()]).toEqual([200, []]);
};

test.each([
  ['a method that traces', [`TRACE /api/me HTTP/1.1`], [403]],
  [
    'a method that asks what may be done, of another site',
    ['OPTIONS /api/drafts HTTP/1.1', 'Access-Control-Request-Method: POST'],
    [403],
  ],
  ['a method of no meaning', ['PROPFIND /api/drafts HTTP/1.1'], [403]],
  ['a method that does not exist', ['EVIL /api/drafts HTTP/1.1'], [400]],
  ['the address of another host', ['GET http://evil.example/api/me HTTP/1.1'], [401]],
  ['an address with two slashes', ['GET //evil.example/api/me HTTP/1.1'], [200]],
  ['a file above the pages', ['GET /assets/../../publications/00000001.json HTTP/1.1'], [200, 404]],
  [
    'a file above the pages in other signs',
    ['GET /assets/%2e%2e/%2e%2e/publications/00000001.json HTTP/1.1'],
    [200, 404],
  ],
  [
    'a file above the pages with its slashes written out',
    ['GET /assets/..%2f..%2fpublications%2f00000001.json HTTP/1.1'],
    [404],
  ],
  ['a file with a zero sign', ['GET /assets/%00.js HTTP/1.1'], [404]],
  ['a file with signs that are none', ['GET /assets/%E0%A4%A.js HTTP/1.1'], [404]],
  ['a line of 100,000 signs', [`GET /${'x'.repeat(100_000)} HTTP/1.1`], [431]],
  ['a header of 100,000 signs', ['GET / HTTP/1.1', `X: ${'x'.repeat(100_000)}`], [431]],
  [
    'two lengths of one body',
    ['POST /auth/sign-out HTTP/1.1', 'Content-Length: 2', 'Transfer-Encoding: chunked'],
    [400],
  ],
  ['a length that is none', ['POST /auth/sign-out HTTP/1.1', 'Content-Length: -1'], [400]],
] as const)('%s gets a plain answer, and the server keeps running', async (_, lines, statuses) => {
  const answer = await sent(...lines, host, close);
  expect(statuses).toContain(statusOf(answer));
  expect(answer).not.toContain('private');
  expect(answer).not.toMatch(/^(?:Access-Control-|Set-Cookie)/im);
  await isWell();
});

test('a request without a valid host, or for another host, is refused', async () => {
  expect(statusOf(await sent('GET /api/me HTTP/1.1', close))).toBe(400);
  for (const name of ['a b', 'evil.example', 'evil.example/x@', '[::1', 'x:99999999'])
    expect([400, 421]).toContain(statusOf(await sent('GET /api/me HTTP/1.1', `Host: ${name}`, close)));
  await isWell();
});

test('a body that ends early has no effect and does not count as a server error', async () => {
  const before = await workbench.site.store.db.selectFrom('audit').select('id').execute();
  const socket = await connection();
  socket.write(
    `PUT /api/settings HTTP/1.1\r\n${own().join('\r\n')}\r\nContent-Length: 500\r\n\r\n{"approvals":2,"soleAppr`,
  );
  socket.destroySoon();
  await untilClosed(socket);
  await expect.poll(() => workbench.lines.some((line) => line.includes('"status":422'))).toBe(true);
  expect(await workbench.site.store.db.selectFrom('audit').select('id').execute()).toEqual(before);
  await isWell();
});

test('a body that arrives a byte a second ends after ten seconds', async () => {
  const socket = await connection();
  const answer = answerAt(socket);
  socket.write(`PUT /api/settings HTTP/1.1\r\n${own().join('\r\n')}\r\nContent-Length: 500\r\n\r\n{`);
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    socket.write(' ');
  }, 1000);
  expect(statusOf(await answer)).toBe(408);
  clearInterval(timer);
  expect(sent).toBeLessThan(13);
  await isWell();
}, 30_000);

test('bodies that arrive slowly do not delay other users', async () => {
  const slow = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const socket = await connection();
      socket.write(`PUT /api/settings HTTP/1.1\r\n${own().join('\r\n')}\r\nContent-Length: 500\r\n\r\n{`);
      return socket;
    }),
  );
  const settings = '{"approvals":2,"soleApproverMayPublish":true}';
  const body = `{"settings":${settings},"expected":${settings}}`;
  const answer = await sent(
    'PUT /api/settings HTTP/1.1',
    ...own(),
    `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(statusOf(answer)).toBe(200);
  for (const socket of slow) socket.destroy();
  await isWell();
});
