import type { Socket } from 'node:net';

/**
 * Waits until a connection is closed, also by a reset.
 * `once(socket, 'close')` would reject at a reset, since an error comes before the close.
 */
export const untilClosed = async (socket: Socket): Promise<void> => {
  socket.on('error', () => undefined);
  if (!socket.closed) await new Promise((closed) => socket.once('close', closed));
};
