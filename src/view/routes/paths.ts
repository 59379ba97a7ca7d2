import type { Language, PlacedScreen, PortalConfig } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** In one step for each slash: an expression for slashes at the end takes the square of their count on a path made for it. */
const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/**
 * A path as the path tables spell it: decoded, NFC, lower case, no trailing slash (A11).
 * Undefined when an escape is malformed, which no table can hold.
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

/** Every path of a language with the key of its screen, as `normalisePath` spells them; further paths first. */
export const pathTable = (config: PortalConfig, language: Language): ReadonlyMap<string, string> => tablesOf(config)[language];

/** The key of the screen that a path opens in a language, or undefined (Decision 0001). Each configuration's tables are built once. */
export const matchPath = (config: PortalConfig, language: Language, pathname: string): string | undefined => {
  const path = normalisePath(pathname);
  return path === undefined ? undefined : tablesOf(config)[language].get(path);
};

/** The only language in which a path opens a screen; undefined where both languages share the path, or neither has it. */
export const pathLanguage = (config: PortalConfig, pathname: string): Language | undefined => {
  const [only, other] = (['en', 'es'] as const).filter((language) => matchPath(config, language, pathname) !== undefined);
  return other === undefined ? only : undefined;
};

const screensOf = memoize(
  (config: PortalConfig): ReadonlyMap<string, PlacedScreen> => new Map(config.screens.map((screen) => [screen.key, screen])),
);

/** The screen of a key; the index of a configuration is built once. */
export const screenOf = (config: PortalConfig, key: string): PlacedScreen | undefined => screensOf(config).get(key);

/** The other of the two languages (R1.19). */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en');

/** Screens that the portal itself leads to, by their key; every configuration has them. */
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
