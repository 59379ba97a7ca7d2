import brand from '../../schemas/brand.json' with { type: 'json' };
import common from '../../schemas/common.json' with { type: 'json' };
import environments from '../../schemas/environments.json' with { type: 'json' };
import section from '../../schemas/section.json' with { type: 'json' };
import { longestHost, longestPath } from '../config/host-paths.ts';
import type { PortalConfig } from '../config/portal-config.ts';
import { parsePlainJson } from './plain-file.ts';
import { isEnvironmentName } from './release-names.ts';
import { isText, listOf, matching, objectOf, optional, recordOf, type Shape } from './shapes.ts';

const ofPattern = ({ pattern }: { readonly pattern: string }): Shape => matching(new RegExp(pattern, 'u'));

const upTo =
  (most: number, shape: Shape): Shape =>
  (value) =>
    shape(value) && [...String(value)].length <= most;

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

const isHostName = upTo(longestHost, ofPattern(environments.definitions.host));

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

const isPath = upTo(longestPath, ofPattern(section.definitions.alias));
const isKey = ofPattern(common.definitions.screenKey);
const isAliases = objectOf({ en: optional(listOf(isPath)), es: optional(listOf(isPath)) });

const { contacts, policy } = brand.properties.security.properties;
const isBrand = objectOf({
  security: optional(
    objectOf({ contacts: listOf(ofPattern(contacts.items)), policy: optional(ofPattern(policy)) }),
  ),
});

// What hosts, and files for other hosts, are made of: a release from elsewhere may contain no line break or sign
// that a header or a file of a host would read as its own. Browsers check the rest.
const isConfig = objectOf({
  environments: (value) =>
    recordOf(isEnvironmentName, isEnvironment)(value) && Object.keys(value as object).length > 0,
  screens: listOf(
    objectOf({
      key: isKey,
      layout: optional(isText),
      aliases: optional(listOf(isPath)),
      aliasesIn: optional(isAliases),
    }),
  ),
  paths: objectOf({ en: recordOf(isKey, isPath), es: recordOf(isKey, isPath) }),
  brand: isBrand,
});

export const servableConfig = (text: Buffer): PortalConfig | undefined => {
  const value = parsePlainJson(text);
  return isConfig(value) ? (value as PortalConfig) : undefined;
};
