import type { ServerResponse } from 'node:http';

/** Ends a response with a short text that is never kept. */
export const plainAnswer = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(`${text}\n`);
};
