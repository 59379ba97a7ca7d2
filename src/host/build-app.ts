import { renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Builds the browser app into `dist` (emptied first) and keeps its document as the template that releases are written from. */
export const buildApp = async (dist: string): Promise<void> => {
  const { build } = await import('vite');
  const outDir = resolve(dist);
  rmSync(outDir, { recursive: true, force: true });
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  renameSync(join(outDir, 'index.html'), join(outDir, 'template.html'));
};
