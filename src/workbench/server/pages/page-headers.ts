// Browsers must not guess the type, or send the address to other sites.
const common: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

const permissions = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()';

const transport = (origin: string): Readonly<Record<string, string>> =>
  origin.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {};

// The nonce is for CodeMirror's styles; `workbench-worker` allows the worker's one fixed address.
const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types workbench-worker',
  ].join('; ');

/** Returns the headers of the application's document. Use a new `nonce` for each response. */
export const pageHeaders = (nonce: string, origin: string): Readonly<Record<string, string>> => ({
  ...common,
  ...transport(origin),
  'Content-Security-Policy': pagePolicy(nonce),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions,
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
});

// Drafts under preview may be hostile until reviewed: the frame has no origin, network or storage, even
// opened directly.
const previewPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'none'",
  "frame-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
  "require-trusted-types-for 'script'",
  'trusted-types dompurify',
].join('; ');

/** Returns the headers of the preview's document, which has no rights even if a user opens it directly. */
export const previewHeaders = (origin: string): Readonly<Record<string, string>> => ({
  ...common,
  ...transport(origin),
  'Content-Security-Policy': previewPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions,
  'Cache-Control': 'no-store',
});

// A worker has the policy of its answer: our code only, no eval, no network.
export const workerPolicy = "default-src 'none'; script-src 'self'";

const isWorker = (name: string): boolean => name.startsWith('analysis-worker-') && name.endsWith('.js');

// Code is public, and the preview's frame, which has no origin, may read it. Names contain a hash, so
// browsers keep files for good.
export const assetHeaders = (name: string): Readonly<Record<string, string>> => ({
  ...common,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
  ...(isWorker(name) ? { 'Content-Security-Policy': workerPolicy } : {}),
});
