import type { Language, PortalConfig } from '../../config/portal-config.ts';
import type { PlainChange } from './setting-changes.ts';

export interface LostAddress {
  readonly path: string;
  readonly language: Language;
  readonly screen: string;
  readonly isScreenKept: boolean;
}

const languages: readonly Language[] = ['en', 'es'];

const addresses = ({ paths, screens }: PortalConfig, language: Language): ReadonlyMap<string, string> => {
  const further = screens.flatMap(({ key, aliases = [], aliasesIn }) =>
    [...aliases, ...(aliasesIn?.[language] ?? [])].map((path) => [path, key] as const),
  );
  return new Map([...further, ...Object.entries(paths[language]).map(([key, path]) => [path, key] as const)]);
};

export const lostAddresses = (before: PortalConfig, after: PortalConfig): readonly LostAddress[] => {
  const known = new Set(languages.flatMap((language) => [...addresses(after, language).keys()]));
  const keys = new Set(after.screens.map(({ key }) => key));
  const isRedirected = (path: string): boolean =>
    after.redirects.some((redirect) => !redirect.query && path.endsWith(`/${redirect.path.toLowerCase()}`));
  const lost = languages.flatMap((language) =>
    [...addresses(before, language)].map(([path, screen]) => ({
      path,
      language,
      screen,
      isScreenKept: keys.has(screen),
    })),
  );
  const first = new Map(lost.toReversed().map((one) => [one.path, one]));
  return [...first.values()].toReversed().filter(({ path }) => !known.has(path) && !isRedirected(path));
};

const openings = (config: PortalConfig): ReadonlyMap<string, readonly string[]> => {
  const found = languages.flatMap((language) =>
    [...addresses(config, language)].map(([path, key]) => [path, `${language} ${key}`] as const),
  );
  return new Map(
    [...Map.groupBy(found, ([path]) => path)].map(([path, ways]) => [path, ways.map(([, way]) => way)]),
  );
};

// A new language of an address is reported with its screen instead.
export const changedAddresses = (before: PortalConfig, after: PortalConfig): readonly PlainChange[] => {
  const now = openings(after);
  return [...openings(before)].flatMap(([path, was]) => {
    const is = now.get(path);
    return is === undefined || was.every((way) => is.includes(way))
      ? []
      : [{ at: path, before: was.join(', '), after: is.join(', ') }];
  });
};
