import { connect } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { servedFolder } from '../support/servers/served-folder.ts';
import { nginxPath, startNginx } from '../support/servers/start-nginx.ts';
import { stubBuild } from '../support/servers/stub-build.ts';
import { untilClosed } from '../support/servers/until-closed.ts';

let dist = '';

beforeAll(async () => {
  dist = stubBuild();
  await publishRelease(dist, compiledConfig());
}, 60_000);

const reportHead = [
  'POST /csp-reports HTTP/1.1',
  'Host: localhost:4300',
  'Content-Type: application/csp-report',
  'Content-Length: 9000',
  '\r\n',
].join('\r\n');

const slow = {
  'the body of a report': { begin: reportHead, piece: 'x' },
  headers: { begin: 'GET /login HTTP/1.1\r\nHost: localhost:4300\r\n', piece: 'x' },
} as const;

/** The last second with a byte: none is under way when the host closes, which would reset the connection. */
const lastByte = 9;

/** Sends a byte a second. Returns what was answered, and after how many seconds the connection ended. */
const trickled = async (
  port: number,
  { begin, piece }: { readonly begin: string; readonly piece: string },
) => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (piece) => (answer += String(piece)));
  socket.write(begin);
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += 1;
    if (seconds <= lastByte) socket.write(piece);
  }, 1000);
  await untilClosed(socket);
  clearInterval(timer);
  return { seconds, answer };
};

/** How many seconds each kind of slow request took at this port, and what it was answered. */
const slowAt = (port: number) => Promise.all(Object.values(slow).map((parts) => trickled(port, parts)));

const aroundTen = expect.toSatisfy((seconds: number) => seconds >= 5 && seconds <= 13) as unknown;

test('a report or a head that arrives a byte a second ends after ten seconds, at both hosts; an unused connection gets no answer', async () => {
  const { port } = await servedFolder(dist);
  const nginxPort = await freePortBase();
  const { close } =
    nginxPath === undefined
      ? { close: () => undefined }
      : await startNginx({ dist, config: compiledConfig().config, port: nginxPort });
  onTestFinished(close);
  const [own, unused, nginx] = await Promise.all([
    slowAt(port),
    trickled(port, { begin: '', piece: '' }),
    nginxPath === undefined ? [] : slowAt(nginxPort),
  ]);
  const answer = expect.stringMatching(/^HTTP\/1\.1 408 Request Timeout\r\n/) as unknown;
  expect(own).toEqual([
    { seconds: aroundTen, answer },
    { seconds: aroundTen, answer },
  ]);
  expect(unused.answer).toBe('');
  // nginx answers a report before it has read it.
  expect(nginx.map(({ seconds }) => seconds)).toEqual(nginx.map(() => aroundTen));
}, 30_000);
