import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBody } from './read-body.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const requestWith = (body: ReadableStream<Uint8Array>): Request => {
  const headers = { 'content-type': 'application/json' };
  return new Request('http://127.0.0.1/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
};

/** A request whose body brings these pieces, one each second, and stays open. */
const trickling = (pieces: number, bytes: number) => {
  let left = pieces;
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    cancel: () => clearInterval(timer),
    start: (stream) => {
      timer = setInterval(() => {
        stream.enqueue(new Uint8Array(bytes).fill(0x20));
        left -= 1;
        if (left > 0) return;
        clearInterval(timer);
        stream.close();
      }, 1000);
    },
  });
  return requestWith(body);
};

const wanted = { shape: undefined, types: [], language: 'en' } as const;
const secondsLater = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
};

test.each([1, 60, 900])('a body of %i bytes a second is refused after ten seconds', async (bytes) => {
  let body: unknown;
  void readBody(trickling(1000, bytes), wanted).then((read) => (body = read));
  await secondsLater(9);
  expect(body).toBeUndefined();
  await secondsLater(2);
  expect(body).toEqual({ ok: false, refusal: { code: 'slow' } });
});

test('a body that stops on its way is refused ten seconds later at the latest', async () => {
  let body: unknown;
  const stopping = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new Uint8Array(50_000).fill(0x20)),
  });
  void readBody(requestWith(stopping), wanted).then((read) => (body = read));
  await secondsLater(21);
  expect(body).toEqual({ ok: false, refusal: { code: 'slow' } });
});

test('a slow connection that still makes progress is not closed', async () => {
  let body: unknown;
  void readBody(trickling(40, 2000), wanted).then((read) => (body = read));
  await secondsLater(41);
  expect(body).toEqual({ ok: true, value: {} });
});

test.each([
  [
    'en',
    'This text contains a character that is not allowed: “Hola[U+0007]”. Delete it, or type the text again.',
  ],
  [
    'es',
    'Este texto contiene un carácter que no se permite: «Hola[U+0007]». Bórrelo o vuelva a escribir el texto.',
  ],
] as const)(
  'a control character is refused with its place and the remedy, in %s',
  async (language, message) => {
    const body = new Blob([JSON.stringify({ edits: [{ value: 'Hola\u0007' }] })]).stream();
    const read = await readBody(requestWith(body), { ...wanted, language });
    expect(read).toEqual({
      ok: false,
      refusal: { code: 'not-valid', mistakes: [{ at: '/edits/0/value', message }] },
    });
  },
);
