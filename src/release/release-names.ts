import type { Language } from '../config/portal-config.ts';

export const documentKinds = ['login', 'public', 'home', 'member'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Returns the path of a document in the folder of its release. */
export const documentName = (environment: string, kind: DocumentKind, language: Language): string =>
  `documents/${environment}/${kind}.${language}.html`;

/** Returns the path of an environment's `config.json` in a release. The file's address ends with the same path. */
export const configFile = (environment: string): string => `environments/${environment}/config.json`;

export const isReleaseId = (name: unknown): name is string =>
  typeof name === 'string' && /^[0-9a-f]{16}$/.test(name);

// The name becomes part of file names.
export const isEnvironmentName = (name: unknown): boolean =>
  typeof name === 'string' && /^[a-z]{1,20}$/.test(name);

const dataFile =
  /^(?:(?:portal|config|en|es|review|manifest)\.json|brand\.css|service-worker\.js|environments\/[a-z]{1,20}\/config\.json)(?:\.br|\.gz)?$/;
const documentFile = /^documents\/[a-z]{1,20}\/(?:login|public|home|member)\.(?:en|es)\.html(?:\.br|\.gz)?$/;

// Also for compressed forms. Any other name, such as `../x`, is refused.
export const isReleaseFile = (name: string): boolean => dataFile.test(name) || documentFile.test(name);
