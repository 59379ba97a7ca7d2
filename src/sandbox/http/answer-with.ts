import type { IncomingMessage, RequestListener } from 'node:http';
import type { Answer, Visit } from './visit.ts';

const cookiesOf = (header: string | undefined): ReadonlyMap<string, string> =>
  new Map((header ?? '').split(';').map((pair) => pair.trim().split('=', 2) as [string, string]));

const visitOf = async (request: IncomingMessage, origin: string): Promise<Visit> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', origin),
    body: Buffer.concat(parts).toString('utf8'),
    origin: request.headers.origin,
    cookies: cookiesOf(request.headers.cookie),
  };
};

/** A request listener of node:http that gives each visit to `answer`; a thrown error becomes a plain 500. */
export const answerWith =
  (origin: string, answer: Answer): RequestListener =>
  async (request, response) => {
    try {
      const reply = await answer(await visitOf(request, origin));
      if (reply === 'hangUp') response.destroy();
      else response.writeHead(reply.status, reply.headers).end(reply.body);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`sandbox: ${String(error)}`);
    }
  };
