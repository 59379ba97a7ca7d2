import type { Reply } from './visit.ts';

type Headers = Readonly<Record<string, string>>;

const text =
  (type: string) =>
  (body: string, status = 200, headers: Headers = {}): Reply => ({
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers },
    body,
  });

/** The kinds of answer that the stand-ins give. */
export const reply = {
  html: text('text/html'),
  plain: text('text/plain'),
  json: (value: unknown, status = 200, headers: Headers = {}): Reply => text('application/json')(JSON.stringify(value), status, headers),
  redirect: (location: string, headers: Headers = {}): Reply => ({
    status: 302,
    headers: { location, 'cache-control': 'no-store', ...headers },
    body: '',
  }),
};
