import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressAnswer } from './compress-answer.ts';

const long = JSON.stringify({ text: 'plan '.repeat(200) });
const app = new Hono();
app.use('*', compressAnswer);
const answer = (text: string, type: string) => () =>
  new Response(text, { headers: { 'Content-Type': type } });
app.get('/long', answer(long, 'application/json'));
app.get('/short', answer('{}', 'application/json'));
app.get('/events', answer(long, 'text/event-stream'));
app.get('/file', answer(long, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'));
app.get('/empty', () => new Response(null, { status: 204 }));

const ask = async (path: string, accepted?: string) => {
  const response = await app.request(path, {
    headers: { ...(accepted !== undefined && { 'accept-encoding': accepted }) },
  });
  const { status, headers } = response;
  return {
    ...{ status, encoding: headers.get('content-encoding'), vary: headers.get('vary') },
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

test('an answer is compressed by what the browser accepts, brotli first', async () => {
  const brotli = await ask('/long', 'gzip, deflate, br, zstd');
  expect(brotli).toMatchObject({ status: 200, encoding: 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(long);
  const zipped = await ask('/long', 'br;q=0, gzip;q=0.5');
  expect(zipped).toMatchObject({ encoding: 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(zipped.bytes).toString()).toBe(long);
});

test('without an accepted encoding an answer is not compressed, and caches learn that it may differ', async () => {
  for (const accepted of [undefined, 'identity', 'br;q=0']) {
    const plain = await ask('/long', accepted);
    expect(plain).toMatchObject({ encoding: null, vary: 'Accept-Encoding' });
    expect(plain.bytes.toString()).toBe(long);
  }
});

test('short answers, event streams, compressed files and empty answers are not compressed', async () => {
  for (const path of ['/short', '/events', '/file', '/empty'])
    expect((await ask(path, 'br')).encoding).toBeNull();
  expect((await ask('/short', 'br')).bytes.toString()).toBe('{}');
  expect((await ask('/events', 'br')).bytes.toString()).toBe(long);
  expect((await ask('/empty', 'br')).status).toBe(204);
});
