import { base64url } from './base64url.ts';

/** 32 random bytes as base64url: an unguessable `state` or verifier (RFC 7636; RFC 9700). */
export const randomText = (source: Pick<Crypto, 'getRandomValues'>): string => base64url(source.getRandomValues(new Uint8Array(32)));
