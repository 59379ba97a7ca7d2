export const healthPaths: readonly string[] = ['/healthz', '/readyz'];

export const reportsPath = '/csp-reports';

/** The path where password managers look for the page to change a password. */
export const changePasswordPath = '/.well-known/change-password';

/**
 * Returns true for paths below `/.well-known` (RFC 8615). The host serves some of them and returns 404 for
 * the others.
 */
export const isWellKnownPath = (path: string): boolean => /^\/\.well-known(?:\/|$)/.test(path);

/** The path of the service worker. It is at the root, so that its scope includes all pages. */
export const serviceWorkerPath = '/service-worker.js';

/**
 * Returns true for paths that can only be files. If such a file is missing, the host answers 404 and never
 * the portal's page.
 */
export const isFilePath = (path: string): boolean =>
  /^\/(?:assets|releases)(?:\/|$)/.test(path) ||
  /^\/[^/]+\.(?:ico|svg|txt|png|json|webmanifest|xml|js|css|map)$/.test(path);

/**
 * The folders of a built portal, which a web server may serve along with the pages. Hosts answer 404 for all paths in
 * them, except for the files of the app.
 */
export const hostFolders: readonly string[] = [
  'assets',
  'hosting',
  'live',
  'prerender',
  'publications',
  'releases',
  'server',
  'sources',
  'workbench',
];

/** Returns true for a path in one of `hostFolders`. */
export const isInHostFolder = (path: string): boolean => hostFolders.includes(path.split('/', 2)[1] ?? '');

/** Returns true for paths that hosts answer themselves, so screens cannot use them. */
export const isHostPath = (path: string): boolean =>
  isFilePath(path) ||
  isInHostFolder(path) ||
  healthPaths.includes(path) ||
  isWellKnownPath(path) ||
  path === reportsPath;

/**
 * The maximum length of a screen's path in characters. Even if each letter takes its longest encoded form, the path
 * fits into the longest accepted address (2,048 bytes) and into a parameter of nginx (4,096 bytes).
 */
export const longestPath = 150;

/** The maximum length of a host name in characters (RFC 1035, 2.3.4). */
export const longestHost = 253;

/**
 * The maximum total length, in characters, of the addresses of an environment in the Content-Security-Policy.
 * Together with its other parts, the policy fits into a parameter of nginx (4,096 bytes).
 */
export const longestPolicySources = 3000;
