import { type Browser, chromium } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { chromiumLaunch } from '../support/browser/chromium.ts';

let browser: Browser | undefined;
const { CHROMIUM_PATH: path, CHROMIUM_SOURCE: source } = process.env;

const restore = (name: string, value: string | undefined): void => {
  if (value === undefined) Reflect.deleteProperty(process.env, name);
  else process.env[name] = value;
};

afterEach(async () => {
  await browser?.close();
  restore('CHROMIUM_PATH', path);
  restore('CHROMIUM_SOURCE', source);
});

/**
 * Counts the dark pixels of a line of black text on white. Without fonts the count is 0, which no other
 * test would notice.
 */
const inkOf = async (launched: Browser): Promise<number> => {
  const page = await launched.newPage({ viewport: { width: 400, height: 80 } });
  await page.setContent('<canvas width=400 height=80></canvas>');
  return page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('2d');
    if (!context) return 0;
    context.font = '40px sans-serif';
    context.fillText('Member portal', 10, 50);
    const { data } = context.getImageData(0, 0, 400, 80);
    return data.filter((value, index) => index % 4 === 3 && value > 128).length;
  });
};

test('the browser of the npm package starts without a system browser and renders text', async () => {
  Reflect.deleteProperty(process.env, 'CHROMIUM_PATH');
  process.env['CHROMIUM_SOURCE'] = 'npm';
  const launch = await chromiumLaunch();
  expect(launch.executablePath).toContain('node_modules/.cache/chromium-');
  browser = await chromium.launch(launch);
  expect(await inkOf(browser)).toBeGreaterThan(500);
}, 60_000);

test('the browser of these tests starts and renders text', async () => {
  browser = await chromium.launch(await chromiumLaunch());
  expect(await inkOf(browser)).toBeGreaterThan(500);
}, 60_000);

test('CHROMIUM_PATH names the browser before any other', async () => {
  process.env['CHROMIUM_PATH'] = '/opt/own/chrome';
  expect((await chromiumLaunch()).executablePath).toBe('/opt/own/chrome');
});

test('no switch weakens the web security that the journeys rely on', async () => {
  const { args } = await chromiumLaunch();
  expect(args).toContain('--no-sandbox');
  expect(args?.filter((arg) => /disable-(web-security|site-isolation)|single-process/.test(arg))).toEqual([]);
});
