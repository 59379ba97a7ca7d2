import type { Environment } from '../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../config/portal-config.ts';
import { securityHeaders } from '../release/hosting/security-headers.ts';
import { pointerText } from '../release/pointer.ts';
import type { WholeRelease } from '../release/read-release.ts';
import type { DocumentKind } from '../release/release-names.ts';
import { queryLanguage, supportedLanguage } from '../services/language/detect-language.ts';
import { matchPath, pathLanguage, reservedScreens, screenOf } from '../view/routes/paths.ts';

/** An environment as it is served. */
export interface ServedEnvironment {
  readonly name: string;
  readonly environment: Environment;
  readonly headers: Readonly<Record<string, string>>;
}

/** A release as a host answers with it: documents and pointer come from memory, its JSON and CSS from its folder on the disk. */
export interface ServedRelease {
  readonly id: string;
  readonly config: PortalConfig;
  /** What `releases/current.json` says when this release is the live one. */
  readonly pointer: string;
  /** The environment that lists the host, by name and port as a Host header tells them; undefined for every other host (Decision 0022). */
  readonly environmentAt: (host: string) => ServedEnvironment | undefined;
  readonly file: (name: string) => Buffer | undefined;
}

/** A host as origins are written: in small letters, without the port that its scheme has anyway. */
const plainHost = (host: string): string => host.toLowerCase().replace(/:(?:80|443)$/, '');

/** Prepares a whole release for serving, with the number of the publication that made it live. */
export const servedRelease = ({ id, manifest, config, files }: WholeRelease, number?: number): ServedRelease => {
  const all = Object.entries(config.environments).map(([name, environment]) => ({
    name,
    environment,
    headers: securityHeaders(environment),
  }));
  const byHost = new Map(all.flatMap((one) => one.environment.origins.map((origin) => [new URL(origin).host, one] as const)));
  return {
    id,
    config,
    pointer: pointerText({ id, manifest }, number),
    environmentAt: (host) => byHost.get(plainHost(host)),
    file: (name) => files.get(name),
  };
};

/** What of a request decides its document. */
interface Asked {
  /** The language that the host itself speaks, if it does. */
  readonly hostLanguage: Language | undefined;
  readonly path: string;
  readonly query: string;
  readonly cookie: string;
  readonly acceptLanguage: string;
}

interface Choice {
  readonly kind: DocumentKind;
  readonly language: Language;
  /** Key of the screen, or `unknown`: all that a log may hold of an address. */
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

const screenAt = (config: PortalConfig, path: string): string | undefined => matchPath(config, 'en', path) ?? matchPath(config, 'es', path);

/** Key of the screen at the path of an address, or `unknown`: all that a log may hold of an address. */
export const screenKey = (config: PortalConfig, path: string): string => screenAt(config, readable(path)) ?? 'unknown';

/**
 * The language that a page ends in, as far as a request says: the query's, the only one of the path (R2.201), the host's, the
 * cookie's, then the browser's preference (R9.30).
 */
const languageOf = (config: PortalConfig, path: string, { hostLanguage, query, cookie, acceptLanguage }: Asked): Language => {
  const [, kept] = /(?:^|;\s*)i18nextLng=([^;]*)/.exec(cookie) ?? [];
  return queryLanguage(query) ?? pathLanguage(config, path) ?? hostLanguage ?? supportedLanguage(kept) ?? preferred(acceptLanguage) ?? 'en';
};

const kindOf = (config: PortalConfig, key: string | undefined): DocumentKind => {
  if (key === reservedScreens.login) return 'login';
  if (key === reservedScreens.home) return 'home';
  return key !== undefined && screenOf(config, key)?.layout === 'public' ? 'public' : 'member';
};

/** The document for a request: the sign-in screen's, another public screen's, a member's home's or another screen's, in the language of the page. */
export const chooseDocument = (config: PortalConfig, asked: Asked): Choice => {
  const path = readable(asked.path);
  const key = screenAt(config, path);
  return { kind: kindOf(config, key), language: languageOf(config, path, asked), screen: key ?? 'unknown' };
};
