import { once } from 'node:events';
import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askAt } from '../../tests/support/servers/served-folder.ts';
import { stubBuild } from '../../tests/support/servers/stub-build.ts';
import { serveFiles } from './serve-files.ts';

const large = 64_000_000;

const served = async () => {
  const dist = stubBuild();
  writeFileSync(join(dist, 'assets/large-1.bin'), '');
  truncateSync(join(dist, 'assets/large-1.bin'), large);
  const serve = serveFiles(dist);
  const sources: Readable[] = [];
  const server = createServer((request, response) => {
    response.once('pipe', (source: Readable) => sources.push(source));
    serve(request, response, { environment: 'local', missing: () => response.writeHead(404).end() });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { ask: askAt(port), port, dist, sources };
};

const hangUp = async (port: number, times: number): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /assets/large-1.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(times));
  await once(socket, 'data');
  socket.destroy();
};

test('a listed file that was deleted ends only its own connection, and the server continues', async () => {
  const { ask, dist } = await served();
  rmSync(join(dist, 'assets/index-1.js'));
  await expect(ask('/assets/index-1.js')).rejects.toThrow('socket hang up');
  expect((await ask('/assets/font-latin-1.woff2')).body.toString()).toBe('not a font');
});

test.each([1, 3])(
  'after a visitor hangs up no file stays open, with %i downloads on the connection',
  async (times) => {
    const { port, sources } = await served();
    await hangUp(port, times);
    await vi.waitFor(
      () => expect(sources.map(({ destroyed }) => destroyed)).toEqual(Array(times).fill(true)),
      { timeout: 5000 },
    );
  },
);

test('downloads that share one connection are complete', async () => {
  const { port } = await served();
  const socket = connect(port, '127.0.0.1');
  const ask = (connection: string) =>
    `GET /assets/large-1.bin HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`;
  socket.write(ask('keep-alive') + ask('close'));
  let received = 0;
  for await (const chunk of socket) received += (chunk as Buffer).length;
  expect(received).toBeGreaterThan(2 * large);
});
