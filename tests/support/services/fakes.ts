import type { Environment } from '../../../src/config/generated/config-files.ts';

/** The local environment of contract 2, for tests that need one. */
export const sampleEnvironment = {
  origins: ['http://localhost:4300'],
  publicDomain: 'www.brisamar.example',
  legacy: 'http://localhost:4301/',
  api: 'http://localhost:4301/',
  fhir: {
    issuers: ['http://localhost:4302/fhir'],
    authorize: 'http://localhost:4302/oauth2/authorize',
    token: 'http://localhost:4302/oauth2/token',
    clientId: 'brisamar-portal',
    pkce: true,
    state: true,
  },
  content: 'http://localhost:4303/api/default/',
  launchOption: 'local',
  frameOrigins: ['http://localhost:4301', 'http://localhost:4302'],
  spanishHosts: [],
} satisfies Environment;

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of a browser in memory; its entries can be looked at. */
export const fakeStorage = (
  entries: Readonly<Record<string, string>> = {},
): BrowserStorage & { readonly entries: Map<string, string> } => {
  const entriesNow = new Map(Object.entries(entries));
  return {
    entries: entriesNow,
    getItem: (key) => entriesNow.get(key) ?? null,
    setItem: (key, value) => void entriesNow.set(key, value),
    removeItem: (key) => void entriesNow.delete(key),
  };
};

/** An unsigned token with a payload, as a browser reads it. */
export const fakeJwt = (payload: unknown): string =>
  ['{"alg":"none"}', JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
