import type { Language } from '../config/portal-config.ts';

/** The documents of a release: the sign-in screen, and the frames around other public screens, a member's home and a member's other screens. */
export const documentKinds = ['login', 'public', 'home', 'member'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** The file of a document in the folder of its release. */
export const documentName = (environment: string, kind: DocumentKind, language: Language): string =>
  `documents/${environment}/${kind}.${language}.html`;

/** Where the `config.json` of an environment lies in a release's folder; hosts answer `/releases/<release>/config.json` with it. */
export const configFile = (environment: string): string => `environments/${environment}/config.json`;

/** Whether a text is a release's name: 16 hexadecimal digits of its content's hash. */
export const isReleaseId = (name: unknown): name is string => typeof name === 'string' && /^[0-9a-f]{16}$/.test(name);

/** Whether an environment may have this name, which becomes part of file names. */
export const isEnvironmentName = (name: unknown): boolean => typeof name === 'string' && /^[a-z]{1,20}$/.test(name);

const dataFile =
  /^(?:(?:portal|config|en|es|review|manifest)\.json|brand\.css|service-worker\.js|environments\/[a-z]{1,20}\/config\.json)(?:\.br|\.gz)?$/;
const documentFile = /^documents\/[a-z]{1,20}\/(?:login|public|home|member)\.(?:en|es)\.html(?:\.br|\.gz)?$/;

/** Whether a release may hold a file of this name, as it is or compressed; all others, such as `../x`, are no part of one. */
export const isReleaseFile = (name: string): boolean => dataFile.test(name) || documentFile.test(name);
