import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';
import { npmChromium } from './npm-chromium.ts';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** Switches that only keep the browser quiet: none of them weakens CORS, CSP or site isolation. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const systemChromium = (): string | undefined => {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  return process.env['CHROMIUM_SOURCE'] === 'npm' ? undefined : systemPaths.find((path) => existsSync(path));
};

const lacksLibraries = (executable: string): boolean => spawnSync('ldd', [executable], { encoding: 'utf8' }).stdout.includes('not found');

/** For the browser alone: the package's own fonts (a bare machine has none), and its libraries where the system lacks them. */
const browserEnv = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  FONTCONFIG_FILE: `${folder}/fonts.conf`,
  ...(lacksLibraries(`${folder}/chromium`) ? { LD_LIBRARY_PATH: `${folder}/lib` } : {}),
});

/**
 * How to start Chromium on this machine, without a download: CHROMIUM_PATH, then the system's Chromium, then the one in
 * the npm package `@sparticuz/chromium` (CHROMIUM_SOURCE=npm goes straight to it), unpacked once under node_modules/.cache.
 */
export const chromiumLaunch = async (): Promise<LaunchOptions> => {
  const system = systemChromium();
  if (system !== undefined) return { executablePath: system, args };
  const folder = await npmChromium();
  return { executablePath: `${folder}/chromium`, args, env: browserEnv(folder) };
};
