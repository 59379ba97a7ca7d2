import type { PortalConfig } from '../../config/portal-config.ts';
import { placesOfScreens } from './places-of-screens.ts';

/** Where search engines ask what they may read (RFC 9309). */
export const robotsPath = '/robots.txt';

/** `robots.txt`: search engines may list the screens that need no sign-in, and read the files that show them. */
export const robotsText = (config: PortalConfig): string => {
  const { login, public: open } = placesOfScreens(config);
  const allowed = [...[...login, ...open].map(encodeURI), '/assets/', '/releases/'];
  return ['User-agent: *', ...allowed.map((path) => `Allow: ${path}`), 'Disallow: /', ''].join('\n');
};
