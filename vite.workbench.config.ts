import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { standaloneValidators } from './src/config/check/files/standalone-validators.ts';

const inModules = (path: string): string => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));

const portalDocument = new URL('index.html', import.meta.url);

/** The portal's icons, which its own document holds, stand in the preview's document too. */
const portalIcons = {
  name: 'portal-icons',
  transformIndexHtml: (html: string): string => {
    const [icons = ''] = /<svg class="icons"[\s\S]*?<\/svg>/.exec(readFileSync(portalDocument, 'utf8')) ?? [];
    return html.replace('<!--icons-->', () => icons);
  },
};

/**
 * The schemas' validators as code that is compiled here: no browser has Ajv's compiler, or may turn text into
 * code.
 */
const compiledValidators = {
  name: 'compiled-validators',
  load: {
    filter: { id: /\/config\/check\/files\/schema-validators\.ts$/ },
    handler: (): string => standaloneValidators(),
  },
};

/**
 * Names a class of a CSS module after its file and itself, so that the browser's tools show where it stands.
 */
export const css = {
  modules: {
    generateScopedName: (name: string, file: string): string =>
      `${basename(file.replace(/\?.*$/, ''), '.module.css')}_${name}`,
  },
};

const ownCode = /src\/(?:workbench\/web|authoring)\//;

// One chunk for what every page loads at first and one for what many pages share: a hundred small files take
// longer than their bytes. A module's dependencies need not follow it, because imports between folders never
// turn back.
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'first',
    test: ownCode,
    tags: ['$initial' as const],
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'shared', test: ownCode, minShareCount: 6, priority: 1, includeDependenciesRecursively: false },
];

/**
 * How the workbench's pages are built: apart from the portal, so that members never load a byte of them (nor
 * does a chunk of theirs move).
 */
export default defineConfig({
  plugins: [react(), portalIcons, compiledValidators],
  resolve: {
    alias: [
      // React has this hook itself; the libraries ask a stand-in for older versions for it.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // The package gives everybody its development build, with warnings that nobody here reads.
      { find: /^react-router$/, replacement: inModules('react-router/dist/production/index.mjs') },
    ],
  },
  css,
  // The analysis worker is a module, like the pages.
  worker: {
    format: 'es',
    plugins: () => [compiledValidators],
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  build: {
    // The first with light-dark(), and with what the editor's libraries need.
    target: ['safari17.5', 'chrome123', 'edge123', 'firefox128'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: false,
    rolldownOptions: {
      input: ['workbench.html', 'preview.html'],
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups } },
    },
  },
});
