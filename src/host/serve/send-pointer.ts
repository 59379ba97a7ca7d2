import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServedRelease } from './served-release.ts';

/** Tells browsers the release that this host serves, which is not the one that the folder's pointer names while that one is not whole. */
export const sendPointer = ({ pointer }: ServedRelease, request: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(pointer),
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : pointer);
};
