import type { Language, PortalConfig } from '../config/portal-config.ts';
import { normalisePath } from './normalise-path.ts';

type Table = ReadonlyMap<string, string>;

const tables = new WeakMap<PortalConfig, Readonly<Record<Language, Table>>>();

const tableOf = (config: PortalConfig, language: Language): Table => {
  const own = Object.entries(config.paths[language]).map(([key, path]) => [path, key] as const);
  const aliases = config.screens.flatMap((screen) => (screen.aliases ?? []).map((alias) => [alias, screen.key] as const));
  return new Map([...aliases, ...own]);
};

/** The key of the screen that a path opens in a language, or undefined. Each configuration's tables are built once. */
export const matchPath = (config: PortalConfig, language: Language, pathname: string): string | undefined => {
  const both = tables.get(config) ?? { en: tableOf(config, 'en'), es: tableOf(config, 'es') };
  tables.set(config, both);
  const path = normalisePath(pathname);
  return path === undefined ? undefined : both[language].get(path);
};
