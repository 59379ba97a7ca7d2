import { createHash } from 'node:crypto';

/** The token that opens one invoice for one session only; its base64 signs must be encoded in an address. */
export const invoiceToken = (sessionId: string, invoiceNumber: string): string =>
  createHash('sha256').update(`${sessionId} ${invoiceNumber}`).digest('base64');
