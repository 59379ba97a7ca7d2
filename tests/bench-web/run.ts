import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { compileConfig } from '../../src/config/compile/compile-config.ts';
import { readConfig } from '../../src/config/files/read-config.ts';
import { startHost } from '../../src/host/start-host.ts';
import { buildApp } from '../../src/release/build/build-app.ts';
import { publishRelease } from '../../src/release/publish-release.ts';
import { withPortBase } from '../../src/release/release-files.ts';
import { startSandbox } from '../../src/sandbox/start-sandbox.ts';
import { openBrowser } from '../support/browser/chromium.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { type ActionFigures, measureActions } from './measure-actions.ts';
import { measurePage, type PageFigures, slowPage } from './measure-page.ts';
import { percentile } from './percentile.ts';
import { serveHello } from './serve-hello.ts';

/**
 * `npm run bench:web`: a table of what a phone on a slow line sees (1.6 Mbit/s, 150 ms, CPU 4x, 412 px; 75th percentile of 9 runs),
 * beside the smallest React page measured in the same run. BENCH_RUNS and BENCH_DIST (a built portal) shorten it.
 */

const runs = Number(process.env['BENCH_RUNS'] ?? 9);

const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};

const startAll = async () => {
  const portBase = await freePortBase();
  const dist = process.env['BENCH_DIST'] ?? mkdtempSync(join(tmpdir(), 'portal-bench-'));
  if (process.env['BENCH_DIST'] === undefined) await buildApp(dist);
  await publishRelease(dist, withPortBase(compileConfig(readConfig('config', 'locales')), portBase));
  const [sandbox, host, hello, browser] = await Promise.all([
    startSandbox({ portBase }),
    startHost({ dist, port: portBase }),
    serveHello(),
    openBrowser(),
  ]);
  const close = async (): Promise<void> => {
    hello.close();
    await browser.close();
    await Promise.all([sandbox.close(), host.close()]);
  };
  return { origins: sandbox.origins, hello: hello.url, browser, close };
};

type Bench = Awaited<ReturnType<typeof startAll>>;

const once = async (browser: Browser, url: string, ready: string): Promise<PageFigures> => {
  const context = await browser.newContext(phone);
  const { page, throttle } = await slowPage(context);
  await throttle();
  const figures = await measurePage(page, url, ready);
  await context.close();
  return figures;
};

const home = async ({ browser, origins }: Bench): Promise<PageFigures & ActionFigures> => {
  const context = await browser.newContext(phone);
  await context.request.post(`${origins.legacy}/__sandbox/login?member=m01`);
  const { page, throttle } = await slowPage(context);
  await page.goto(`${origins.portal}/home`);
  await page.waitForFunction(() => sessionStorage.getItem('portal.coverageId') !== null);
  await page.locator('main h1').waitFor();
  await throttle();
  const figures = await measurePage(page, `${origins.portal}/home`, 'main h1');
  const actions = await measureActions(page);
  await context.close();
  return { ...figures, ...actions };
};

const row = (name: string, all: readonly PageFigures[]): string => {
  const at = (pick: (one: PageFigures) => number, digits = 0): string => percentile(all.map(pick), 0.75).toFixed(digits);
  return `| ${name} | ${at(({ lcp }) => lcp)} | ${at(({ tbt }) => tbt)} | ${at(({ cls }) => cls, 3)} | ${all.at(-1)?.largest ?? ''} |`;
};

const bench = await startAll();
const [hellos, logins, homes]: [PageFigures[], PageFigures[], (PageFigures & ActionFigures)[]] = [[], [], []];
for (let run = 0; run < runs; run += 1) {
  hellos.push(await once(bench.browser, bench.hello, 'h1'));
  logins.push(await once(bench.browser, `${bench.origins.portal}/login`, 'main h1'));
  homes.push(await home(bench));
}
await bench.close();
const p90 = (values: readonly number[]): string => percentile(values, 0.9).toFixed(0);
process.stdout.write(
  [
    `75th percentile of ${runs} runs, milliseconds; 1.6 Mbit/s, 150 ms, CPU 4x, 412 px`,
    '| page | LCP | TBT | CLS | largest paint |',
    '| --- | --- | --- | --- | --- |',
    row('React hello world', hellos),
    row('sign-in', logins),
    row('Home', homes),
    '',
    `INP ${percentile(
      homes.map(({ inp }) => inp),
      0.75,
    ).toFixed(
      0,
    )} ms; route change p90 ${p90(homes.flatMap(({ routes }) => routes))} ms; language switch p90 ${p90(homes.flatMap(({ languages }) => languages))} ms`,
  ]
    .join('\n')
    .concat('\n'),
);
