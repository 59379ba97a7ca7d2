import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { projectRoot } from '../project-files.ts';

const packageFolder = join(projectRoot, 'node_modules/@sparticuz/chromium');
const archives = ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];

const inflate = async (name: string): Promise<Buffer> =>
  promisify(brotliDecompress)(readFileSync(join(packageFolder, 'bin', name)));

const untar = (archive: Buffer, folder: string): void => {
  const { status, stderr } = spawnSync('tar', ['-x', '--no-same-owner', '-C', folder], { input: archive });
  if (status !== 0) throw new Error(`tar could not unpack the browser: ${String(stderr)}`);
};

/** The font settings name the final folder, not the temporary one they are written into. */
const fontSettings = (home: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/font-cache</cachedir></fontconfig>\n`;

const unpack = async (folder: string, home: string): Promise<void> => {
  writeFileSync(join(folder, 'chromium'), await inflate('chromium.br'), { mode: 0o755 });
  for (const name of archives) untar(await inflate(name), folder);
  writeFileSync(join(folder, 'fonts.conf'), fontSettings(home));
};

/** Another process may have finished first: then its folder is kept and ours is thrown away. */
const moveIntoPlace = (from: string, to: string): void => {
  try {
    renameSync(from, to);
  } catch (error) {
    rmSync(from, { recursive: true, force: true });
    if (!existsSync(join(to, '.done'))) throw error;
  }
};

/**
 * The folder of the npm package's Chromium, unpacked once (about 2 s, 206 MB) under node_modules/.cache; safe
 * when several processes ask at the same time, because a folder appears only when it is whole.
 */
const npmChromium = async (): Promise<string> => {
  const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const folder = join(projectRoot, `node_modules/.cache/chromium-${manifest.version}`);
  if (existsSync(join(folder, '.done'))) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  await unpack(temporary, folder);
  writeFileSync(join(temporary, '.done'), '');
  moveIntoPlace(temporary, folder);
  return folder;
};

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Switches that only keep the browser quiet: none of them weakens CORS, CSP or site isolation. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The system's Chromium, or the one that npm brings. */
export type ChromiumSource = 'system' | 'npm';

const systemChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] || systemPaths.find((path) => existsSync(path));

const wantedSource = (): ChromiumSource =>
  !process.env['CHROMIUM_PATH'] &&
  (process.env['CHROMIUM_SOURCE'] === 'npm' || systemChromium() === undefined)
    ? 'npm'
    : 'system';

/** The browsers that are there, the system's first. */
export const chromiumSources = (): readonly ChromiumSource[] => [
  ...(systemChromium() === undefined ? [] : (['system'] as const)),
  ...(existsSync(packageFolder) ? (['npm'] as const) : []),
];

const lacksLibraries = (executable: string): boolean =>
  spawnSync('ldd', [executable], { encoding: 'utf8' }).stdout.includes('not found');

/**
 * For the browser alone: the package's own fonts (a bare machine has none), and its libraries where the
 * system lacks them.
 */
const browserEnv = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  FONTCONFIG_FILE: `${folder}/fonts.conf`,
  ...(lacksLibraries(`${folder}/chromium`) ? { LD_LIBRARY_PATH: `${folder}/lib` } : {}),
});

/**
 * How to start Chromium on this machine, without a download: CHROMIUM_PATH, then the system's Chromium, then
 * the one in the npm package `@sparticuz/chromium` (CHROMIUM_SOURCE=npm goes straight to it), unpacked once
 * under node_modules/.cache.
 */
export const chromiumLaunch = async (source = wantedSource()): Promise<LaunchOptions> => {
  const system = source === 'system' ? systemChromium() : undefined;
  if (system !== undefined) return { executablePath: system, args };
  const folder = await npmChromium();
  return { executablePath: `${folder}/chromium`, args, env: browserEnv(folder) };
};

/** Starts Chromium for journeys, with a separate user folder. The caller closes it. */
export const openBrowser = async (source = wantedSource()): Promise<Browser> =>
  chromium.launch(await chromiumLaunch(source));

/** Chromium as it is while a screen reader runs; the caller closes it. */
export const openReadAloud = async (): Promise<Browser> => {
  const launch = await chromiumLaunch();
  return chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), '--force-renderer-accessibility=screen-reader'],
  });
};
