import { renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InlineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { arrangeTemplate } from './arrange-template.ts';

const quiet = { logLevel: 'warn', configFile: 'vite.config.ts' } satisfies InlineConfig;

/** The script that runs before the first paint: a classic one, since a module would wait until the document is read. */
const firstScript = (outDir: string): InlineConfig => ({
  ...quiet,
  configFile: false,
  build: {
    outDir: join(outDir, 'assets'),
    emptyOutDir: false,
    target: 'es2023',
    copyPublicDir: false,
    lib: { entry: 'src/app/first-paint.ts', formats: ['iife'], name: 'firstPaint', fileName: () => 'first-paint.js' },
  },
});

/** The same components for Node, in one file: what `publish` writes documents with. It stands alone, so that the built folder can be moved. */
const prerenderer = (outDir: string): InlineConfig => ({
  logLevel: 'error',
  configFile: false,
  ssr: { noExternal: true },
  build: {
    outDir: join(outDir, 'prerender'),
    emptyOutDir: true,
    ssr: 'src/app/prerender.tsx',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
  },
});

/**
 * Builds the browser app into `dist` (emptied first), precompressed, with the pre-renderer of its documents, and keeps its own document
 * as the template that releases are written from.
 */
export const buildApp = async (dist: string): Promise<void> => {
  const { build } = await import('vite');
  const outDir = resolve(dist);
  rmSync(outDir, { recursive: true, force: true });
  await build({ ...quiet, build: { outDir, emptyOutDir: true } });
  await build(firstScript(outDir));
  await build(prerenderer(outDir));
  renameSync(join(outDir, 'index.html'), join(outDir, 'template.html'));
  arrangeTemplate(outDir);
  compressAssets(outDir);
};
