/** An unsigned token with a payload, as a browser reads it. */
export const fakeJwt = (payload: unknown): string =>
  ['{"alg":"none"}', JSON.stringify(payload), 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.');
