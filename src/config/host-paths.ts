/** Where a host tells how it is. */
export const healthPaths: readonly string[] = ['/healthz', '/readyz'];

/** Where browsers post violations of the policy, unless an environment names another place. */
export const reportsPath = '/csp-reports';

/** Where password managers look for the page that changes a password. */
export const changePasswordPath = '/.well-known/change-password';

/** Paths of which a host answers some itself; the rest are not found (RFC 8615). */
export const isWellKnownPath = (path: string): boolean => /^\/\.well-known(?:\/|$)/.test(path);

/** Where the service worker comes from: at the root, so that all pages are in its reach. */
export const serviceWorkerPath = '/service-worker.js';

/** Paths that can only be files: a missing one is not found, never the portal's document. */
export const isFilePath = (path: string): boolean =>
  /^\/(?:assets|releases)(?:\/|$)/.test(path) || /^\/[^/]+\.(?:ico|svg|txt|png|json|webmanifest|xml|js|css|map)$/.test(path);

/** Paths that the hosts of a built portal answer by themselves (its own folders too, which a web server may hold), so that no screen can have them. */
export const isHostPath = (path: string): boolean =>
  isFilePath(path) ||
  healthPaths.includes(path) ||
  isWellKnownPath(path) ||
  /^\/(?:hosting|prerender|publications|sources|workbench|csp-reports)(?:\/|$)/.test(path);
