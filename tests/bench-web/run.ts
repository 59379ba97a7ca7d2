import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { compileConfig } from '../../src/config/compile/compile-config.ts';
import { readConfig } from '../../src/config/files/read-config.ts';
import { startHost } from '../../src/host/start-host.ts';
import { buildApp } from '../../src/release/build/build-app.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { withPortBase } from '../../src/release/release-files.ts';
import { startSandbox } from '../../src/sandbox/start/start-sandbox.ts';
import { type ChromiumSource, chromiumSources, openBrowser } from '../support/browser/chromium.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { measureActions } from './measure-actions.ts';
import { measurePage, type PageFigures, record } from './measure-page.ts';
import { measureSignIn, recordGreeting, type SignInFigures } from './measure-sign-in.ts';
import { type BrowserFigures, type HomeFigures, reportOf } from './report.ts';
import { serveHello } from './serve-hello.ts';
import { type UnwatchedPage, unwatchedPage } from './unwatched-page.ts';

/**
 * `npm run bench:web`: a table of what a phone on a slow line sees (1.6 Mbit/s, 150 ms, CPU 4x, 412 px; 75th
 * percentile of 9 runs), beside the smallest React page measured in the same run, in the system's Chromium
 * and in the one that npm brings. BENCH_RUNS, BENCH_BROWSERS (`system`, `npm` or both) and BENCH_DIST (a
 * built portal) shorten it. A run that fails is told and made again.
 */
const runs = Number(process.env['BENCH_RUNS'] ?? 9);
const wanted = process.env['BENCH_BROWSERS']?.split(',');
const sources = chromiumSources().filter((source) => wanted?.includes(source) ?? true);

const startAll = async () => {
  const portBase = await freePortBase();
  const dist = process.env['BENCH_DIST'] ?? mkdtempSync(join(tmpdir(), 'portal-bench-'));
  if (process.env['BENCH_DIST'] === undefined) await buildApp(dist);
  await publishRelease(dist, withPortBase(compileConfig(readConfig('config', 'locales')), portBase));
  const [sandbox, host, hello] = await Promise.all([
    startSandbox({ portBase }),
    startHost({ dist, port: portBase }),
    serveHello(),
  ]);
  const close = async (): Promise<void> => {
    hello.close();
    await Promise.all([sandbox.close(), host.close()]);
  };
  return { origins: sandbox.origins, hello: hello.url, close };
};

type Bench = Awaited<ReturnType<typeof startAll>> & { readonly browser: Browser };

/** Measures in a separate page, which is always closed. */
const inPage = async <Figures>(
  browser: Browser,
  measure: (page: UnwatchedPage) => Promise<Figures>,
  atFirst = record,
): Promise<Figures> => {
  const page = await unwatchedPage(browser, atFirst);
  return measure(page).finally(() => page.close());
};

const once = ({ browser }: Bench, url: string, ready: string): Promise<PageFigures> =>
  inPage(browser, async (page) => {
    await page.emptyCache();
    await page.slowDown();
    return measurePage(page, url, ready);
  });

const signIn = ({ browser, origins }: Bench): Promise<SignInFigures> =>
  inPage(browser, (page) => measureSignIn(page, origins), recordGreeting);

const home = ({ browser, origins }: Bench): Promise<HomeFigures> =>
  inPage(browser, async (page) => {
    await page.goto(`${origins.legacy}/__sandbox/`);
    await page.evaluate(
      async () => void (await fetch('/__sandbox/login?member=m01', { method: 'POST' })),
      null,
    );
    await page.goto(`${origins.portal}/home`);
    await page.until(
      () =>
        sessionStorage.getItem('portal.coverageId') !== null && document.querySelector('main h1') !== null,
      null,
    );
    await page.emptyCache();
    await page.slowDown();
    const address = `${origins.portal}/home`;
    const figures = await measurePage(page, address, 'main h1');
    const reload = await measurePage(page, address, 'main h1');
    return { ...figures, reload, ...(await measureActions(page)) };
  });

/** One browser's figures. Every run starts the browser again, so that no run warms up the next. */
const measureIn = async (
  source: ChromiumSource,
  servers: Awaited<ReturnType<typeof startAll>>,
): Promise<BrowserFigures> => {
  const [hellos, logins, homes, signIns]: [PageFigures[], PageFigures[], HomeFigures[], SignInFigures[]] = [
    [],
    [],
    [],
    [],
  ];
  let version = '';
  for (let turn = 0; homes.length < runs && turn < runs * 2; turn += 1) {
    const browser = await openBrowser(source);
    const bench = { ...servers, browser };
    version = browser.version();
    try {
      const hello = await once(bench, bench.hello, 'h1');
      const login = await once(bench, `${bench.origins.portal}/login`, 'main h1');
      const signedIn = await signIn(bench);
      homes.push(await home(bench));
      signIns.push(signedIn);
      hellos.push(hello);
      logins.push(login);
    } catch (error) {
      process.stderr.write(`A run failed: ${error instanceof Error ? error.message : String(error)}\n`);
    }
    await browser.close();
  }
  return {
    browser: `${source === 'npm' ? 'npm’s' : 'The system’s'} Chromium ${version}`,
    hellos,
    logins,
    homes,
    signIns,
  };
};

if (sources.length === 0) throw new Error('There is no such Chromium here.');
const servers = await startAll();
process.stdout.write('75th percentiles, actions 90th; milliseconds; 1.6 Mbit/s, 150 ms, CPU 4x, 412 px\n\n');
for (const source of sources) process.stdout.write(reportOf(await measureIn(source, servers)));
await servers.close();
