import { base64url } from './base64url.ts';
import { randomText } from './random-text.ts';

export interface Pkce {
  readonly verifier: string;
  readonly challenge: string;
}

/** A new verifier of 32 random bytes and its S256 challenge (RFC 7636, A106). */
export const pkce = async (source: Pick<Crypto, 'getRandomValues' | 'subtle'>): Promise<Pkce> => {
  const verifier = randomText(source);
  const digest = await source.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)) };
};
