import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ownHostOnly } from './own-host.ts';

const ask = async (origin: string, host: string, path = '/draft/1?tab=texts', method = 'GET') => {
  const app = new Hono();
  app.use('*', ownHostOnly({ origin }));
  app.all('*', (context) => context.text('content'));
  const answer = await app.request(path, { method, headers: { host } });
  return { status: answer.status, to: answer.headers.get('location'), body: await answer.text() };
};

test.each([
  ['https://workbench.example', 'workbench.example'],
  ['https://workbench.example', 'WORKBENCH.example:443'],
  ['https://workbench.example:8443', 'workbench.example:8443'],
  ['http://127.0.0.1:4304', '127.0.0.1:4304'],
  ['http://[::1]:4304', '[::1]:4304'],
])('the workbench at %s answers the host %s', async (origin, host) => {
  expect(await ask(origin, host)).toMatchObject({ status: 200, body: 'content' });
});

test.each([
  ['https://workbench.example', 'evil.example'],
  ['https://workbench.example', 'workbench.example.evil.example'],
  ['https://workbench.example', 'workbench.example:80'],
  ['https://workbench.example', 'workbench.example@evil.example'],
  ['https://workbench.example', 'localhost'],
  ['https://workbench.example', ''],
  ['https://workbench.example', ':'],
  ['http://127.0.0.1:4304', '127.0.0.1'],
  ['http://127.0.0.1:4304', '127.0.0.1:4305'],
  ['http://127.0.0.1:4304', 'rebound.example:4304'],
])('the workbench at %s answers nothing to the host "%s"', async (origin, host) => {
  for (const method of ['GET', 'PUT']) {
    const { status, body } = await ask(origin, host, '/draft/1', method);
    expect([status, JSON.parse(body)]).toEqual([421, expect.objectContaining({ code: 'wrong-host' })]);
  }
});

test.each(['localhost:4304', 'LOCALHOST:4304', '[::1]:4304'])(
  'a page at %s moves to the address of the workbench, the API does not',
  async (host) => {
    const own = 'http://127.0.0.1:4304';
    expect(await ask(own, host)).toMatchObject({ status: 302, to: `${own}/draft/1?tab=texts` });
    expect(await ask(own, host, '//evil.example/x')).toMatchObject({ to: `${own}//evil.example/x` });
    for (const path of ['/api/me', '/auth/sign-in']) expect((await ask(own, host, path)).status).toBe(421);
    expect((await ask(own, host, '/', 'POST')).status).toBe(421);
  },
);
