import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startHost } from '../../src/host/start-host.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { servedFolder } from '../support/servers/served-folder.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

let dist = '';

beforeAll(async () => {
  dist = stubBuild();
  await publishRelease(dist, compiledConfig());
});

const served = () => servedFolder(dist);

/** A request whose last line is still to come. */
const begunRequest = async (port: number, path: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:4300\r\n`);
  // A request that comes after it has been answered: the host has read this one too.
  await fetch(`http://localhost:${port}/healthz`);
  return socket;
};

describe('a host in operation', () => {
  test('it reports that it is alive and ready, and refuses methods other than reading', async () => {
    const { ask } = await served();
    expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 200]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
      expect((await ask('/login', { method })).status).toBe(405);
    const head = await ask('/login', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test('a host whose port is in use does not start, and watches no release', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const taken = createServer().listen(0);
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    await expect(startHost({ dist, port: (taken.address() as AddressInfo).port })).rejects.toThrow(
      'EADDRINUSE',
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  test('an idle connection stays open longer than a load balancer keeps it', async () => {
    const { port } = await served();
    const socket = await begunRequest(port, '/healthz');
    socket.write('\r\n');
    const answer = String(await once(socket, 'data'));
    socket.destroy();
    expect(Number(/Keep-Alive: timeout=(\d+)/.exec(answer)?.[1])).toBeGreaterThan(60);
  });

  test('a stop completes a running answer and then accepts no more', async () => {
    const { ask, port, host } = await served();
    const socket = await begunRequest(port, '/login');
    const stopped = host.close();
    await expect(ask('/login')).rejects.toThrow();
    socket.write('\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close[\s\S]*<\/html>\s*$/);
    await stopped;
    await expect(ask('/login')).rejects.toThrow();
  });

  test('while stopping it is alive but not ready, so that a load balancer stops sending visitors', async () => {
    const { port, host } = await served();
    const socket = await begunRequest(port, '/readyz');
    const stopped = host.close();
    socket.write('\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 503/);
    await stopped;
  });
});
