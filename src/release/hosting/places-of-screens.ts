import type { Language, PlacedScreen, PortalConfig } from '../../config/portal-config.ts';
import { pathLanguage, reservedScreens } from '../../view/routes/paths.ts';
import type { DocumentKind } from '../release-names.ts';

// Paths of screens by kind of document. All other paths get the member document.
export type ScreenPlaces = Readonly<Record<Exclude<DocumentKind, 'member'>, readonly string[]>>;

export const placesOfScreens = ({ screens, paths }: PortalConfig): ScreenPlaces => {
  const { login, home } = reservedScreens;
  const pathsOf = (isMeant: (screen: PlacedScreen) => boolean): readonly string[] => [
    ...new Set(
      screens
        .filter(isMeant)
        .flatMap(({ key, aliases = [], aliasesIn = {} }) => [
          paths.en[key],
          paths.es[key],
          ...aliases,
          ...Object.values(aliasesIn).flat(),
        ])
        .filter((path) => path !== undefined),
    ),
  ];
  return {
    login: pathsOf(({ key }) => key === login),
    home: pathsOf(({ key }) => key === home),
    public: pathsOf(({ key, layout }) => key !== login && layout === 'public'),
  };
};

export const placesOfLanguages = (config: PortalConfig): Readonly<Record<Language, readonly string[]>> => {
  const pathsOf = (language: Language): readonly string[] =>
    [
      ...Object.values(config.paths[language]),
      ...config.screens.flatMap(({ aliasesIn }) => aliasesIn?.[language] ?? []),
    ].filter((path) => pathLanguage(config, path) === language);
  return { en: pathsOf('en'), es: pathsOf('es') };
};

/** The path for search engines (RFC 9309). */
export const robotsPath = '/robots.txt';
export const robotsFile = 'robots.txt';

// A dollar sign would end a path of robots.txt (RFC 9309, 2.2.3), and begin a variable of nginx.
const plainAddress = (path: string): string => encodeURI(path).replaceAll('$', '%24');

/** Returns the address of the page for changing the password; undefined if the portal has none. */
export const passwordAddress = ({ paths }: PortalConfig, language: Language): string | undefined => {
  const path = paths[language][reservedScreens.changePassword];
  return path === undefined ? undefined : plainAddress(path);
};

/** Returns the text of `robots.txt`, which allows search engines to list public screens and load their files. */
export const robotsText = (config: PortalConfig): string => {
  const { login, public: open } = placesOfScreens(config);
  const allowed = [...[...login, ...open].map(plainAddress), '/assets/', '/releases/'];
  return ['User-agent: *', ...allowed.map((path) => `Allow: ${path}`), 'Disallow: /', ''].join('\n');
};
