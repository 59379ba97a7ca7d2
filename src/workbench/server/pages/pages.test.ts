import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { workbenchPages } from './pages.ts';

const origin = 'https://workbench.example';

const built = (): Hono => {
  const dist = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(dist, 'workbench', 'assets'), { recursive: true });
  const files = {
    'workbench.html': '<meta property="csp-nonce" nonce="{{nonce}}">',
    'preview.html': '<p>preview</p>',
    'assets/main-x1.js': 'main',
    'assets/analysis-worker-x2.js': 'worker',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, 'workbench', name), text);
  writeFileSync(join(dist, 'secret.json'), 'secret');
  const app = new Hono();
  workbenchPages(dist, origin).serve(app);
  return app;
};
const app = built();
const policyOf = async (path: string): Promise<string> =>
  (await app.request(path)).headers.get('content-security-policy') ?? '';

test.each(['/', '/draft/1?item=x', '/preview.html'])(
  'csp_evaluator finds no serious problem in the policy of %s',
  async (path) => {
    const findings = new CspEvaluator(new CspParser(await policyOf(path)).csp).evaluate();
    expect(
      findings
        .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
        .map(({ description }) => description),
    ).toEqual([]);
  },
);

test('every address is the application, with a new nonce in the page and in the policy of that answer', async () => {
  const one = await app.request('/');
  const other = await app.request('/draft/1');
  const nonces = await Promise.all(
    [one, other].map(async (answer) => /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? ''),
  );
  expect(new Set(nonces).size).toBe(2);
  expect(one.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
  expect([one.status, one.headers.get('cache-control'), one.headers.get('x-frame-options')]).toEqual([
    200,
    'no-store',
    'DENY',
  ]);
});

test('the preview has no rights, even if opened directly, and only our own page may frame it', async () => {
  const policy = (await policyOf('/preview.html')).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(['sandbox allow-scripts', "connect-src 'none'", "frame-ancestors 'self'"]),
  );
});

test('the preview, which has no origin, can read files; the worker has its own policy; the worker and the page cannot run text as code', async () => {
  const file = await app.request('/assets/main-x1.js');
  expect([
    file.status,
    file.headers.get('access-control-allow-origin'),
    file.headers.get('cache-control'),
  ]).toEqual([200, '*', 'public, max-age=31536000, immutable']);
  expect(await policyOf('/assets/analysis-worker-x2.js')).toBe("default-src 'none'; script-src 'self'");
  expect([await policyOf('/assets/main-x1.js'), (await policyOf('/')).includes('eval')]).toEqual(['', false]);
});

test.each(['/assets/none.js', '/assets/../secret.json', '/assets/%2e%2e/%2e%2e/secret.json', '/assets/'])(
  '%s is no file',
  async (path) => {
    const answer = await app.request(path);
    expect(await answer.text()).not.toContain('secret');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  },
);
