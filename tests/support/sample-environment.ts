import type { Environment } from '../../src/config/generated/config-files.ts';

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
