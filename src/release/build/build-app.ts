import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { serviceWorkerFile } from '../service-worker-file.ts';
import { compressFile } from '../store-release.ts';
import { buildServer } from './build-server.ts';
import { collectPackages, writeNotices } from './shipped-packages.ts';

export const compressAssets = (dist: string): void => {
  const folder = join(dist, 'assets');
  const names = readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name));
  for (const name of names) {
    const [, ...forms] = compressFile(name, readFileSync(join(folder, name)));
    for (const [form, content] of forms) writeFileSync(join(folder, form), content);
  }
};

// Scripts that run before the first paint, one for visitors' documents and one for members'
// (src/release/release-document.ts).
const firstScripts = ['first-script-visitor', 'first-script-member'] as const;

const hashedName = (dist: string, script: string): string => {
  const built = join(dist, 'assets', `${script}.js`);
  const hash = createHash('sha256').update(readFileSync(built)).digest('base64url').slice(0, 8);
  const name = `${script}-${hash}.js`;
  renameSync(built, join(dist, 'assets', name));
  return name;
};

// Moves what the first paint needs to the start of the head: the scripts that select the paint, which need
// not wait for the style sheet, then the style sheet. The portal's own script comes later (Decision 0010).
const arrangeTemplate = (dist: string): void => {
  const path = join(dist, 'template.html');
  const template = readFileSync(path, 'utf8');
  const [sheet = ''] = /<link rel="stylesheet"[^<>]*>/.exec(template) ?? [];
  const first = [
    ...firstScripts.map((script) => `<script src="/assets/${hashedName(dist, script)}"></script>`),
    sheet,
  ].join('\n    ');
  const arranged = template
    .replace(`    ${sheet}\n`, '')
    .replace('<!--first-script-->', first)
    .replace('<script type="module"', '$& fetchpriority="low"');
  writeFileSync(path, arranged);
};

const quiet = { logLevel: 'warn', configFile: 'vite.config.ts' } satisfies InlineConfig;

// A classic script, because a module would wait until the document is parsed.
const firstScript = (outDir: string, script: string): InlineConfig => ({
  ...quiet,
  configFile: false,
  build: {
    outDir: join(outDir, 'assets'),
    emptyOutDir: false,
    target: 'es2023',
    copyPublicDir: false,
    lib: {
      entry: `src/app/start/${script}.ts`,
      formats: ['iife'],
      name: 'firstScript',
      fileName: () => `${script}.js`,
    },
  },
});

const serviceWorker = (outDir: string): InlineConfig => ({
  ...quiet,
  configFile: false,
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2023',
    copyPublicDir: false,
    lib: {
      entry: 'src/services/release/kept-shell.ts',
      formats: ['iife'],
      name: 'portalShell',
      fileName: () => serviceWorkerFile,
    },
  },
});

// One file for Node; `publish` writes documents with it. It is self-contained, so that the built folder can
// be moved.
const prerenderer = (outDir: string): InlineConfig => ({
  logLevel: 'error',
  configFile: false,
  ssr: { noExternal: true },
  build: {
    outDir: join(outDir, 'prerender'),
    emptyOutDir: true,
    ssr: 'src/app/start/prerender.tsx',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
  },
});

// Empties `folder` first. The server fills in `{{nonce}}`.
export const buildWorkbench = async (folder: string, plugins: Plugin[] = []): Promise<void> => {
  const { build } = await import('vite');
  await build({
    ...quiet,
    configFile: 'vite.workbench.config.ts',
    plugins,
    build: { outDir: folder, emptyOutDir: true },
  });
  compressAssets(folder);
};

/**
 * Builds the compressed files for members into `outDir` (emptied first), with the pre-renderer and the
 * document's template.
 */
export const buildPortal = async (outDir: string, plugins: Plugin[] = []): Promise<void> => {
  const { build } = await import('vite');
  rmSync(outDir, { recursive: true, force: true });
  await build({ ...quiet, plugins, build: { outDir, emptyOutDir: true } });
  for (const script of firstScripts) await build({ ...firstScript(outDir, script), plugins });
  await build({ ...serviceWorker(outDir), plugins });
  await build({ ...prerenderer(outDir), plugins });
  renameSync(join(outDir, 'index.html'), join(outDir, 'template.html'));
  arrangeTemplate(outDir);
  compressAssets(outDir);
};

/**
 * Builds the portal into `dist` (emptied first), with the workbench's pages, the server's code and the
 * licenses.
 */
export const buildApp = async (dist: string): Promise<void> => {
  const outDir = existsSync(dist) ? realpathSync(dist) : resolve(dist);
  const shipped = collectPackages();
  const plugins = [shipped.plugin];
  await buildPortal(outDir, plugins);
  await buildWorkbench(join(outDir, 'workbench'), plugins);
  await buildServer(join(outDir, 'server'), shipped);
  writeNotices(outDir, shipped.packages());
};
