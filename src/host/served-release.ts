import type { Environment } from '../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../config/portal-config.ts';
import { securityHeaders } from '../release/hosting/security-headers.ts';
import { pointerText } from '../release/pointer.ts';
import type { WholeRelease } from '../release/read-release.ts';
import type { DocumentKind } from '../release/release-names.ts';
import { queryLanguage, supportedLanguage } from '../services/language/detect-language.ts';
import { matchPath, pathLanguage, reservedScreens, screenOf } from '../view/routes/paths.ts';

export interface ServedEnvironment {
  readonly name: string;
  readonly environment: Environment;
  readonly headers: Readonly<Record<string, string>>;
}

// Documents and pointer are in memory; JSON and CSS are read from the disk.
export interface ServedRelease {
  readonly id: string;
  readonly config: PortalConfig;
  readonly pointer: string;
  // By name and port as in a Host header; undefined for unknown hosts (Decision 0022).
  readonly environmentAt: (host: string) => ServedEnvironment | undefined;
  readonly file: (name: string) => Buffer | undefined;
}

const plainHost = (host: string): string => host.toLowerCase().replace(/:(?:80|443)$/, '');

export const servedRelease = (
  { id, manifest, config, files }: WholeRelease,
  number?: number,
): ServedRelease => {
  const all = Object.entries(config.environments).map(([name, environment]) => ({
    name,
    environment,
    headers: securityHeaders(environment),
  }));
  const byHost = new Map(
    all.flatMap((one) => one.environment.origins.map((origin) => [new URL(origin).host, one] as const)),
  );
  return {
    id,
    config,
    pointer: pointerText({ id, manifest }, number),
    environmentAt: (host) => byHost.get(plainHost(host)),
    file: (name) => files.get(name),
  };
};

interface Asked {
  readonly hostLanguage: Language | undefined;
  readonly path: string;
  readonly query: string;
  readonly cookie: string;
  readonly acceptLanguage: string;
}

interface Choice {
  readonly kind: DocumentKind;
  readonly language: Language;
  // The screen key or `unknown`: the only part of an address that may be logged.
  readonly screen: string;
}

const preferred = (acceptLanguage: string): Language | undefined =>
  acceptLanguage
    .split(',')
    .map((range) => supportedLanguage(range.split(';', 1)[0]))
    .find(Boolean);

const readable = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const screenAt = (config: PortalConfig, path: string): string | undefined =>
  matchPath(config, 'en', path) ?? matchPath(config, 'es', path);

// The key or `unknown`: the only part of an address that may be logged.
export const screenKey = (config: PortalConfig, path: string): string =>
  screenAt(config, readable(path)) ?? 'unknown';

// Query, the only language of the path (R2.201), host, cookie, then the browser's preference (R9.30).
const languageOf = (
  config: PortalConfig,
  path: string,
  { hostLanguage, query, cookie, acceptLanguage }: Asked,
): Language => {
  const [, kept] = /(?:^|;\s*)i18nextLng=([^;]*)/.exec(cookie) ?? [];
  return (
    queryLanguage(query) ??
    pathLanguage(config, path) ??
    hostLanguage ??
    supportedLanguage(kept) ??
    preferred(acceptLanguage) ??
    'en'
  );
};

const kindOf = (config: PortalConfig, key: string | undefined): DocumentKind => {
  if (key === reservedScreens.login) return 'login';
  if (key === reservedScreens.home) return 'home';
  return key !== undefined && screenOf(config, key)?.layout === 'public' ? 'public' : 'member';
};

export const chooseDocument = (config: PortalConfig, asked: Asked): Choice => {
  const path = readable(asked.path);
  const key = screenAt(config, path);
  return { kind: kindOf(config, key), language: languageOf(config, path, asked), screen: key ?? 'unknown' };
};
