import type { PortalConfig } from '../config/portal-config.ts';
import { parsePlainJson } from './plain-file.ts';
import { isEnvironmentName } from './release-names.ts';
import { isText, listOf, matching, objectOf, optional, recordOf } from './shapes.ts';

const isOrigin = matching(/^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/);

// The host must be safe in headers and server configurations, which never contain the rest.
const isAddress = (value: unknown): boolean => {
  try {
    return isText(value) && isOrigin(new URL(String(value)).origin);
  } catch {
    return false;
  }
};

// Used in a header as written.
const isSource = matching(/^[^\s;,"'\\$]+$/);

const isHostName = matching(/^[\w.-]+$/);

const isEnvironment = objectOf({
  origins: (value) => listOf(isOrigin)(value) && (value as readonly string[]).length > 0,
  legacy: isAddress,
  api: isAddress,
  content: isAddress,
  fhir: objectOf({ authorize: isAddress, token: isAddress }),
  frameOrigins: listOf(isOrigin),
  spanishHosts: listOf(isHostName),
  reports: optional(isSource),
  analytics: optional(isSource),
});

const isPaths = recordOf(isText, isText);
const isAliases = objectOf({ en: optional(listOf(isText)), es: optional(listOf(isText)) });

// What hosts, and files for other hosts, are made of. Browsers check the rest.
const isConfig = objectOf({
  environments: (value) =>
    recordOf(isEnvironmentName, isEnvironment)(value) && Object.keys(value as object).length > 0,
  screens: listOf(
    objectOf({
      key: isText,
      layout: optional(isText),
      aliases: optional(listOf(isText)),
      aliasesIn: optional(isAliases),
    }),
  ),
  paths: objectOf({ en: isPaths, es: isPaths }),
});

export const servableConfig = (text: Buffer): PortalConfig | undefined => {
  const value = parsePlainJson(text);
  return isConfig(value) ? (value as PortalConfig) : undefined;
};
