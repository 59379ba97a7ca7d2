import type { Environment } from '../../config/generated/config-files.ts';
import { reportsPath } from '../../config/host-paths.ts';

const originOf = (address: string): string => new URL(address).origin;

const unique = (sources: readonly string[]): string => [...new Set(sources)].join(' ');

const contentSecurityPolicy = (environment: Environment): string => {
  const { fhir, reports = reportsPath, analytics } = environment;
  const legacy = originOf(environment.legacy);
  const content = originOf(environment.content);
  const connect = [
    originOf(environment.api),
    legacy,
    originOf(fhir.token),
    content,
    ...(analytics ? [analytics] : []),
  ];
  const isSecure = environment.origins.every((origin) => origin.startsWith('https:'));
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${content}`,
    "font-src 'self'",
    `connect-src 'self' ${unique(connect)}`,
    `frame-src 'self' ${unique(environment.frameOrigins)}`,
    `form-action 'self' ${unique([legacy, originOf(fhir.authorize)])}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify portal-inert-html portal-service-worker',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    `report-uri ${reports}`,
  ].join('; ');
};

/**
 * The Referrer-Policy of the redirect address `/`. It keeps `code`, `state` and `launch` out of referrers. Scripts
 * restore the normal policy once the address is clean.
 */
export const redirectReferrerPolicy = 'no-referrer';

/**
 * Returns the headers of HTML documents. The redirect address has its own Referrer-Policy
 * (`redirectReferrerPolicy`).
 */
export const securityHeaders = (environment: Environment): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(environment),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'no-store',
  'Reporting-Endpoints': `csp="${environment.reports ?? reportsPath}"`,
});
