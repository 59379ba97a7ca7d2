import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { projectRoot } from './project-files.ts';

const packageFolder = join(projectRoot, 'node_modules/@sparticuz/chromium');
const archives = ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];

const inflate = async (name: string): Promise<Buffer> => promisify(brotliDecompress)(readFileSync(join(packageFolder, 'bin', name)));

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
 * The folder of the npm package's Chromium, unpacked once (about 2 s, 206 MB) under node_modules/.cache; safe when
 * several processes ask at the same time, because a folder appears only when it is whole.
 */
export const npmChromium = async (): Promise<string> => {
  const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { readonly version: string };
  const folder = join(projectRoot, `node_modules/.cache/chromium-${manifest.version}`);
  if (existsSync(join(folder, '.done'))) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  await unpack(temporary, folder);
  writeFileSync(join(temporary, '.done'), '');
  moveIntoPlace(temporary, folder);
  return folder;
};
