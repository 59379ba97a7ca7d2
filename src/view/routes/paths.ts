import type { Language, PlacedScreen, PortalConfig } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

// A regular expression for trailing slashes would take quadratic time on a hostile path.
const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/**
 * Normalizes a path as in the path tables: decoded, NFC, lowercase, no trailing slash (A11). Undefined when
 * an escape is malformed.
 */
export const normalisePath = (pathname: string): string | undefined => {
  const plain = decoded(pathname)?.normalize('NFC').toLowerCase();
  return plain === undefined ? undefined : withoutTrailingSlashes(plain) || '/';
};

type Table = ReadonlyMap<string, string>;

const tableOf = (config: PortalConfig, language: Language): Table => {
  const own = Object.entries(config.paths[language]).map(([key, path]) => [path, key] as const);
  const aliases = config.screens.flatMap(({ key, aliases = [], aliasesIn }) =>
    [...aliases, ...(aliasesIn?.[language] ?? [])].map((alias) => [alias, key] as const),
  );
  return new Map([...aliases, ...own]);
};

const tablesOf = memoize((config: PortalConfig): Readonly<Record<Language, Table>> => ({
  en: tableOf(config, 'en'),
  es: tableOf(config, 'es'),
}));

// From normalized path to screen key. Aliases come first, so that a screen's own path wins.
export const pathTable = (config: PortalConfig, language: Language): ReadonlyMap<string, string> =>
  tablesOf(config)[language];

/**
 * Returns the key of the screen at a path in a language, or undefined (Decision 0001). Path tables are cached
 * by configuration.
 */
export const matchPath = (config: PortalConfig, language: Language, pathname: string): string | undefined => {
  const path = normalisePath(pathname);
  return path === undefined ? undefined : tablesOf(config)[language].get(path);
};

/** Returns the language if a path opens a screen in only one language; undefined for other paths. */
export const pathLanguage = (config: PortalConfig, pathname: string): Language | undefined => {
  const [only, other] = (['en', 'es'] as const).filter(
    (language) => matchPath(config, language, pathname) !== undefined,
  );
  return other === undefined ? only : undefined;
};

const screensOf = memoize(
  (config: PortalConfig): ReadonlyMap<string, PlacedScreen> =>
    new Map(config.screens.map((screen) => [screen.key, screen])),
);

/** Returns the screen with a key. The index is cached by configuration. */
export const screenOf = (config: PortalConfig, key: string): PlacedScreen | undefined =>
  screensOf(config).get(key);

/** Returns the other of the two languages (R1.19). */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en');

/** Keys of the screens that the portal's code links to. Every configuration has them. */
export const reservedScreens = {
  home: 'home',
  login: 'login',
  notFound: 'notFound',
  chooseCoverage: 'chooseCoverage',
  extraPage: 'extraPage',
  billing: 'billing',
  notifications: 'account.notifications',
  paperless: 'account.paperless',
  changePassword: 'account.changePassword',
} as const;
