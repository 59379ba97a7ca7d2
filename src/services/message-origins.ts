import type { Environment } from '../config/generated/config-files.ts';

/** Origins whose frames are heard (contract 8): the legacy site's and those listed as `messageOrigins`. */
export const messageOrigins = ({ legacy, messageOrigins: listed = [] }: Environment): ReadonlySet<string> =>
  new Set([new URL(legacy).origin, ...listed]);
