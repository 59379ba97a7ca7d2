import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import type { PackageCollector } from './shipped-packages.ts';

const programs = {
  portal: 'src/cli/server-portal.mjs',
  'pglite-thread': 'src/workbench/store/open/pglite-thread.ts',
  'create-database': 'src/workbench/store/open/create-database.ts',
  'edit-thread': 'src/workbench/server/edits/edit-thread.ts',
  'history-thread': 'src/workbench/server/history/history-thread.ts',
  'evidence-thread': 'src/workbench/server/evidence/evidence-thread.ts',
  'checker-thread': 'src/workbench/server/draft-checks/checker-thread.ts',
  'publisher-process': 'src/workbench/server/publication/publisher-process.ts',
};

// The embedded database reads WebAssembly files beside its code, so it is copied unchanged.
const copied = '@electric-sql/pglite';

// Reports read their styles and scripts as files beside the code.
const reportFolders = ['src/authoring/gating', 'src/authoring/evidence'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
}

// One flat folder that needs only Node, without the commands for developers.
const serverBundle = (folder: string, { devDependencies }: Manifest, plugin: Plugin): InlineConfig => ({
  logLevel: 'error',
  configFile: false,
  plugins: [plugin],
  ssr: {
    noExternal: true,
    external: [copied, `${copied}/nodefs`, 'pg-native', ...Object.keys(devDependencies)],
  },
  build: {
    outDir: folder,
    emptyOutDir: true,
    ssr: true,
    target: 'node22',
    copyPublicDir: false,
    rolldownOptions: {
      input: programs,
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});

const copyPackage = (name: string, folder: string, { add }: PackageCollector): void => {
  const entry = createRequire(import.meta.url).resolve(name);
  const from = dirname(dirname(entry));
  add(entry);
  const isNeeded = (path: string): boolean => !/\.(?:map|cts|d\.ts|cjs|tar\.gz)$|\/contrib$/.test(path);
  cpSync(from, join(folder, 'node_modules', name), { recursive: true, filter: isNeeded });
};

// Empties `folder` first. Nothing is compiled or resolved outside it at run time.
export const buildServer = async (folder: string, shipped: PackageCollector): Promise<void> => {
  const { build } = await import('vite');
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  await build(serverBundle(folder, manifest, shipped.plugin));
  for (const reports of reportFolders)
    for (const name of readdirSync(reports))
      if (/\.(?:css|js)$/.test(name)) cpSync(join(reports, name), join(folder, name));
  copyPackage(copied, folder, shipped);
  const { name, version } = manifest;
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, private: true, license: 'UNLICENSED', type: 'module' }, null, 2)}\n`,
  );
};
