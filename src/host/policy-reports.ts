import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord } from '../services/http.ts';
import { plainAnswer } from './answers.ts';
import type { HostLog } from './host-log.ts';

// In bytes; longer than browsers' reports of one violation.
const longestReport = 16_384;
// Browsers send several reports together.
const mostReports = 20;
const reportEveryMilliseconds = 60_000;

const mediaTypes: readonly string[] = [
  'application/reports+json',
  'application/csp-report',
  'application/json',
];

// Directives of the portal's policy and of CSP 3. Only these names may be logged.
const directives: readonly string[] = [
  ...[
    'default-src',
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
    'style-src-attr',
    'img-src',
  ],
  ...[
    'font-src',
    'connect-src',
    'frame-src',
    'child-src',
    'media-src',
    'object-src',
    'manifest-src',
    'worker-src',
    'form-action',
  ],
  ...['frame-ancestors', 'base-uri', 'sandbox', 'require-trusted-types-for', 'trusted-types'],
];

interface Violation {
  readonly directive: string;
  // The path of the page; only the screen's key is kept.
  readonly path: string;
}

const violation = (body: Readonly<Record<string, unknown>>): Violation => {
  const reported = body['effectiveDirective'] ?? body['effective-directive'] ?? body['violated-directive'];
  const page = body['documentURL'] ?? body['document-uri'];
  const directive = directives.find((name) => name === reported) ?? 'other';
  return { directive, path: typeof page === 'string' && URL.canParse(page) ? new URL(page).pathname : '' };
};

export const violationsIn = (text: string): readonly Violation[] => {
  try {
    const value: unknown = JSON.parse(text);
    const reports: readonly unknown[] = Array.isArray(value) ? value.slice(0, mostReports) : [value];
    const bodies = reports.map((report) =>
      isRecord(report) ? (report['csp-report'] ?? report['body']) : undefined,
    );
    return bodies.filter(isRecord).map(violation);
  } catch {
    return [];
  }
};

// Logs counts by directive and screen each minute and at the end, without anything about a visitor.
export const violationCounter = (log: HostLog) => {
  const counts = new Map<string, { readonly directive: string; readonly screen: string; count: number }>();
  const tell = (): void => {
    for (const counted of counts.values()) log.event('violation', counted);
    counts.clear();
  };
  const timer = setInterval(tell, reportEveryMilliseconds).unref();
  return {
    add: (directive: string, screen: string): void => {
      const key = `${directive} ${screen}`;
      const counted = counts.get(key) ?? { directive, screen, count: 0 };
      counted.count += 1;
      counts.set(key, counted);
    },
    close: (): void => {
      clearInterval(timer);
      tell();
    },
  };
};

export const takeReport = (
  request: IncomingMessage,
  response: ServerResponse,
  take: (violations: readonly Violation[]) => void,
): void => {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
  const refuse = (status: number, text: string): void => {
    response.setHeader('Connection', 'close');
    plainAnswer(response, status, text);
  };
  if (request.method !== 'POST') return plainAnswer(response, 405, 'Method not allowed');
  if (!mediaTypes.includes(type.trim().toLowerCase())) return refuse(415, 'Not a report');
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= longestReport) chunks.push(chunk);
    else if (!response.headersSent) refuse(413, 'Report too long');
  });
  request.once('end', () => {
    if (response.headersSent) return;
    take(violationsIn(Buffer.concat(chunks).toString('utf8')));
    response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  });
};
