import { cpSync, mkdtempSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { admitStaff, startSampleWorkbench } from '../../src/cli/servers/sample-workbench.ts';
import { approved, withProblems } from '../../src/sandbox/prepared-drafts.ts';
import type { Drafts } from '../../src/workbench/api/generated/api-shapes.ts';
import { previewHeaders, workerPolicy } from '../../src/workbench/server/pages/page-headers.ts';
import { noComplaints, watchPage } from '../support/browser/complaints.ts';
import { openJourneyBrowser } from '../support/browser/journey-browser.ts';
import { startDeveloperServer } from '../support/servers/developer-server.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { until } from '../support/until.ts';

const withoutOwn = (policy: string | undefined, own: RegExp): readonly string[] =>
  (policy ?? '').split('; ').filter((directive) => !own.test(directive));

/** Tells the watchers that a file has changed, without changing it. */
const touch = (file: string): void => utimesSync(file, new Date(), new Date());

test('`portal dev` serves portal and workbench with hot reload under the policy of the built one, and ends with the shell that started it', async () => {
  const server = await startDeveloperServer('dev');
  onTestFinished(() => void server.end('SIGKILL', 'all'));
  await server.prints('drafts are deleted when you stop; --data DIR keeps them');
  const origin = `http://127.0.0.1:${server.portBase + 4}`;
  const browser = await openJourneyBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const complaints = watchPage(page);
  const updated: string[] = [];
  page.on('console', (message) =>
    /hot updated: (\S+)/
      .exec(message.text())
      ?.slice(1)
      .forEach((file) => updated.push(file)),
  );
  await page.goto(origin);
  await page.getByRole('link', { name: /Sign in/ }).click();
  await page.getByRole('textbox').first().fill('edda');
  await page.locator('input[type=password]').fill('any');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Travel and urgent care/ }).click();
  const preview = page.frameLocator('iframe[title="Preview"]');
  await preview.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);

  const policyAt = async (path: string) =>
    (await page.request.get(`${origin}${path}`)).headers()['content-security-policy'];
  const built = previewHeaders(origin)['Content-Security-Policy'];
  const relaxed = /^(script|style|connect)-src /;
  expect(withoutOwn(await policyAt('/preview.html'), relaxed)).toEqual(withoutOwn(built, relaxed));
  expect(await policyAt('/preview.html')).not.toMatch(/unsafe|\*/);
  expect(await policyAt('/')).toContain("require-trusted-types-for 'script'; trusted-types workbench-worker");
  expect(await policyAt('/src/workbench/web/worker/analysis-worker.ts?worker_file&type=module')).toBe(
    workerPolicy,
  );

  for (const file of [
    'src/workbench/web/layout/page.tsx',
    'src/workbench/web/styles/base.css',
    'src/ui/blocks/greeting.tsx',
  ]) {
    touch(file);
    await expect.poll(() => updated).toContain(`/${file}`);
  }
  // The first request is refused, because no user is signed in yet.
  expect({ ...complaints, errors: complaints.errors.filter((text) => !text.includes('401')) }).toEqual(
    noComplaints,
  );
  expect(server.output()).not.toMatch(/warn|deprecat/i);
  expect(await server.end('SIGKILL', 'shell')).toBeLessThan(2500);
}, 240_000);

test('a stop while `portal start` builds ends the build too', { tags: 'deep' }, async () => {
  const server = await startDeveloperServer(
    `start --out ${join(mkdtempSync(join(tmpdir(), 'portal-start-')), 'dist')}`,
  );
  await server.prints('building the portal');
  expect(await server.end('SIGTERM', 'all')).toBeLessThan(2000);
});

test.each([
  ['start', 0],
  ['start', 4],
  ['dev', 3],
])(
  'before it builds, `portal %s` reports that another program uses the port PORT_BASE + %i',
  { tags: 'deep' },
  async (command, offset) => {
    const portBase = await freePortBase();
    const other = createServer().listen(portBase + offset, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const server = await startDeveloperServer(command, portBase);
    await server.prints(`Another program uses port ${portBase + offset}.`);
    await server.end('SIGTERM', 'all');
    expect(server.output()).toMatch(/^Another program uses port/);
  },
);

test(
  'a sample workbench with a data folder has its drafts again after two restarts at once and a stop of at most two seconds',
  { tags: 'deep', timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sample-workbench-'));
    const dist = join(folder, 'dist');
    const data = join(folder, 'drafts');
    cpSync(inject('dist'), dist, { recursive: true });
    const issuer = 'http://localhost:1';
    const run = async (
      cookie: string,
    ): Promise<{ readonly drafts: readonly string[]; readonly milliseconds: number }> => {
      const origin = `http://127.0.0.1:${(await freePortBase()) + 4}`;
      const printed: string[] = [];
      const workbench = startSampleWorkbench(
        { dist, origin, issuer, portal: 'http://localhost:2', data },
        (line) => printed.push(line),
      );
      await until(() => printed.includes(`drafts are kept in ${data}`), 'the workbench has started', 90);
      await Promise.all([workbench.restart(), workbench.restart()]);
      expect(printed.join('\n')).not.toContain('did not start');
      const { drafts = [] } = (await (
        await fetch(`${origin}/api/drafts`, { headers: { cookie } })
      ).json()) as Partial<Drafts>;
      const begun = performance.now();
      await workbench.close();
      return { drafts: drafts.map(({ name }) => name), milliseconds: performance.now() - begun };
    };
    const first = await run('');
    const second = await run((await admitStaff(data, issuer))('edda'));
    expect(second.drafts.toSorted()).toEqual([approved.name, withProblems.name]);
    expect(Math.max(first.milliseconds, second.milliseconds)).toBeLessThan(2000);
  },
);
