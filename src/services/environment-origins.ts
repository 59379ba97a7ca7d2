import type { Environment } from '../config/generated/config-files.ts';

/** The origins that a whole-page move may lead to: the environment's own, and the portal's. */
export const environmentOrigins = ({ origins, legacy, api, fhir, spanishHosts }: Environment): ReadonlySet<string> =>
  new Set([
    ...origins,
    ...[legacy, api, fhir.authorize].map((address) => new URL(address).origin),
    ...spanishHosts.flatMap((host) => [`https://${host}`, `https://es.${host}`]),
  ]);
