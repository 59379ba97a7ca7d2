export const healthPaths: readonly string[] = ['/healthz', '/readyz'];

export const reportsPath = '/csp-reports';

/** The path where password managers look for the page to change a password. */
export const changePasswordPath = '/.well-known/change-password';

/**
 * Returns true for paths below `/.well-known` (RFC 8615). The host serves some of them and returns 404 for
 * the others.
 */
export const isWellKnownPath = (path: string): boolean => /^\/\.well-known(?:\/|$)/.test(path);

/** The service worker is at the root, so that its scope includes all pages. */
export const serviceWorkerPath = '/service-worker.js';

/**
 * Returns true for paths that can only be files. If such a file is missing, the host answers 404 and never
 * the portal's page.
 */
export const isFilePath = (path: string): boolean =>
  /^\/(?:assets|releases)(?:\/|$)/.test(path) ||
  /^\/[^/]+\.(?:ico|svg|txt|png|json|webmanifest|xml|js|css|map)$/.test(path);

// Paths that hosts answer themselves (including folders that a web server may add), so screens cannot use
// them.
export const isHostPath = (path: string): boolean =>
  isFilePath(path) ||
  healthPaths.includes(path) ||
  isWellKnownPath(path) ||
  /^\/(?:hosting|prerender|publications|sources|workbench|csp-reports)(?:\/|$)/.test(path);
