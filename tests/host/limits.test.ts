import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { servedFolder } from '../support/servers/served-folder.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

let dist = '';

beforeAll(async () => {
  dist = stubBuild();
  await publishRelease(dist, compiledConfig());
}, 60_000);

/** A connection that stays open, once the host has answered on it. */
const keptConnection = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost:4300\r\n\r\n');
  await once(socket, 'data');
  return socket;
};

test('a connection beyond the limit gets 503 and ends; health checks still work, and a freed place is used', async () => {
  const { ask, port } = await servedFolder(dist, { maxConnections: 2 });
  const [first] = [await keptConnection(port), await keptConnection(port)];
  const { status, headers, body } = await ask('/login');
  expect([status, headers.connection, headers['retry-after'], headers['content-type']]).toEqual([
    503,
    'close',
    '5',
    'text/plain; charset=utf-8',
  ]);
  expect(body.toString()).toMatch(/^Too many visitors at once\..*\nHay demasiadas visitas a la vez\./);
  expect((await ask('/healthz')).status).toBe(200);
  const surplus = connect(port, '127.0.0.1');
  surplus.write('GET /login HTTP/1.1\r\nHost: localhost:4300\r\n\r\n');
  expect(await text(surplus)).toContain('HTTP/1.1 503 ');
  first.destroy();
  await expect.poll(async () => (await ask('/login')).status).toBe(200);
});

test('connections that ask nothing, far beyond the limit, leave room for health checks', async () => {
  const { ask, port } = await servedFolder(dist, { maxConnections: 10 });
  for (let time = 0; time < 10; time += 1) await keptConnection(port);
  const idle = Array.from({ length: 400 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  onTestFinished(() => idle.forEach((socket) => socket.destroy()));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  for (let time = 0; time < 5; time += 1) expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/login')).status).toBe(503);
  await expect.poll(() => idle.filter(({ destroyed }) => destroyed).length).toBeGreaterThanOrEqual(300);
});

test('a sender with too many requests gets 429 if the operator sets a limit; health checks still work', async () => {
  const limited = await servedFolder(dist, { requestsPerSecond: 1 });
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) statuses.push((await limited.ask('/assets/none.js')).status);
  expect(statuses.slice(0, 4)).toEqual([404, 404, 404, 404]);
  expect(statuses).toContain(429);
  expect((await limited.ask('/healthz')).status).toBe(200);
  const free = await servedFolder(dist);
  for (let time = 0; time < 12; time += 1) expect((await free.ask('/assets/none.js')).status).toBe(404);
});

test.each([
  ['--max-connections', '0'],
  ['--max-connections', 'many'],
  ['--rate-limit', '-1'],
  ['--rate-limit', '1.5'],
])('%s %s is a usage error', async (option, value) => {
  expect(await main(['serve', '--dist', dist, `${option}=${value}`])).toBe(2);
});
