import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hostLog, lastResort, type LogLevel } from '../../src/host/host-log.ts';
import { startHost } from '../../src/host/start-host.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { askAt } from '../support/servers/served-folder.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

const linesAt = (level: LogLevel): readonly string[] => {
  const lines: string[] = [];
  const log = hostLog(
    level,
    (line) => lines.push(line),
    () => new Date(0),
  );
  log.event('release', { release: '0123456789abcdef' });
  log.request({ method: 'GET', target: 'claims', status: 200, milliseconds: 0.4 });
  return lines;
};

test('a log line is one JSON object; the level can be selected', () => {
  const [event, request] = linesAt('requests');
  expect(JSON.parse(event ?? '')).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    event: 'release',
    release: '0123456789abcdef',
  });
  expect(JSON.parse(request ?? '')).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    event: 'request',
    method: 'GET',
    target: 'claims',
    status: 200,
    milliseconds: 0.4,
  });
  expect([linesAt('events').length, linesAt('off').length]).toEqual([1, 0]);
});

test('the log contains no visitor data: no query, cookie, header, body, unknown path or line break', async () => {
  const dist = stubBuild();
  await publishRelease(dist, compiledConfig());
  const lines: string[] = [];
  const written = vi
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => lines.push(String(text)) > 0);
  onTestFinished(() => written.mockRestore());
  const port = await freePortBase();
  const host = await startHost({ dist, port, log: 'requests' });
  const ask = askAt(port);
  const headers = {
    cookie: 'who=Canary',
    referer: 'http://localhost/Canary',
    'user-agent': 'Canary',
    authorization: 'Bearer Canary',
  };
  const paths = [
    '/?code=Canary&state=Canary',
    '/?launch=Canary&iss=https://Canary',
    '/claims?code=Canary&name=Canary',
    '/Canary',
    '/assets/Canary.js',
    '/releases/Canary',
    '/x%0d%0a{"event":"Canary"}',
  ];
  for (const path of paths) await ask(path, { headers });
  await ask('/login?x=Canary', { method: 'POST', headers });
  await host.close();
  const events = lines.map(
    (line) => JSON.parse(line) as { readonly event: string; readonly target?: string },
  );
  expect(events.filter(({ event }) => event === 'request').map(({ target }) => target)).toEqual([
    'home',
    'home',
    'claims',
    'unknown',
    'file',
    'file',
    'unknown',
    'refused',
  ]);
  expect(lines.join('')).not.toContain('Canary');
});

test('a failing answer is a 500 without details and a log line without them, and the host continues', async () => {
  const lines: string[] = [];
  const log = hostLog('events', (line) => lines.push(line));
  const answer = lastResort((request, response) => {
    if (request.url === '/broken') throw new TypeError('secret of a member');
    response.end('fine');
    return 'file';
  }, log);
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  const ask = askAt((server.address() as AddressInfo).port);
  const broken = await ask('/broken');
  expect([broken.status, broken.body.toString()]).toEqual([500, 'Something went wrong\n']);
  expect((await ask('/')).body.toString()).toBe('fine');
  expect(lines.join('')).not.toContain('secret');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ event: 'failure', kind: 'TypeError' }),
  ]);
});
