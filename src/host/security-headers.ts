import type { Environment } from '../config/generated/config-files.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

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
