import type { Environment } from '../../config/generated/config-files.ts';

const originOf = (address: string): string => new URL(address).origin;

const unique = (sources: readonly string[]): string => [...new Set(sources)].join(' ');

/** The Content-Security-Policy of an environment: every origin that the portal may reach, and none beside. */
const contentSecurityPolicy = (environment: Environment): string => {
  const { fhir, reports, analytics } = environment;
  const legacy = originOf(environment.legacy);
  const content = originOf(environment.content);
  const connect = [originOf(environment.api), legacy, originOf(fhir.token), content, ...(analytics ? [analytics] : [])];
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
    "worker-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify portal-inert-html',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    ...(reports ? ['report-to csp', `report-uri ${reports}`] : []),
  ].join('; ');
};

/** The headers of every HTML document in an environment. */
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
  ...(environment.reports ? { 'Reporting-Endpoints': `csp="${environment.reports}"` } : {}),
});
