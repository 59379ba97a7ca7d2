import { openBrowser } from '../support/browser/chromium.ts';
import { measurePauses, type PauseCost } from '../support/workbench/pause-cost.ts';
import { workbenchPage } from '../support/workbench/workbench-page.ts';

/**
 * `npm run bench:pause -- http://127.0.0.1:4304`: measures the requests and bytes that a pause in typing
 * costs the author, a reader of the same draft and an open list of drafts, each in a separate browser, with a
 * running sample workbench (`npm start`).
 */
const [origin = 'http://127.0.0.1:4304'] = process.argv.slice(2);
const pauses = 4;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const report = (name: string, costs: readonly PauseCost[]): void => {
  const requests = mean(costs.map(({ routes }) => routes.length));
  const bytes = costs.map((cost) => cost.bytes);
  process.stdout.write(
    `${name}: ${requests.toFixed(1)} requests, ${(mean(bytes) / 1000).toFixed(1)} kB (at most ${(Math.max(...bytes) / 1000).toFixed(1)} kB) per pause\n`,
  );
  process.stdout.write(
    `  ${[...new Set(costs.map(({ routes }) => routes.join(', ') || 'no request'))].join('\n  ')}\n`,
  );
};

const browser = await openBrowser('system');
try {
  const enter = async (user: string, path: string) => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
    });
    const page = await context.newPage();
    await workbenchPage(page).signIn(user);
    await page.goto(path);
    return page;
  };
  const costs = await measurePauses(enter, pauses);
  for (const name of ['author', 'reader', 'list'] as const)
    report(
      name,
      costs.map((cost) => cost[name]),
    );
} finally {
  await browser.close();
}
