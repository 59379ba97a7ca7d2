import { generateKeyPairSync } from 'node:crypto';

/** A new key pair for the access tokens of one run, as a JSON Web Key set. */
export const signingKeys = () => ({
  keys: [{ ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }],
});
