import type { PortalConfig } from '../../config/portal-config.ts';
import { reservedScreens } from '../../view/reserved-screens.ts';

/** Paths of the screens that need no sign-in, by the kind of document they open with; every other path opens a member's. */
export interface ScreenPlaces {
  readonly login: readonly string[];
  readonly public: readonly string[];
}

/** Sorts the paths and aliases of a configuration's public screens by document. */
export const placesOfScreens = ({ screens, paths }: PortalConfig): ScreenPlaces => {
  const open = screens.filter(({ layout }) => layout === 'public');
  const pathsOf = (isLogin: boolean): readonly string[] => [
    ...new Set(
      open
        .filter(({ key }) => (key === reservedScreens.login) === isLogin)
        .flatMap(({ key, aliases = [] }) => [paths.en[key], paths.es[key], ...aliases])
        .filter((path) => path !== undefined),
    ),
  ];
  return { login: pathsOf(true), public: pathsOf(false) };
};
