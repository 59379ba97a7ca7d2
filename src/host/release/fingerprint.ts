import { createHash } from 'node:crypto';

/** SHA-256 of a content in the form of the `integrity` attribute. */
export const fingerprint = (content: string | Uint8Array): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;
