import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

/** Few files instead of many small ones, each of which would cost a slow line a trip of its own: what every screen shares, and what members' screens share. */
const groups = [
  { name: 'member', test: /node_modules\/(?:xstate|@xstate|@tanstack)\/|src\/machines\//, minShareCount: 2, priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1 },
];

/** How the browser app is built: everything here is read by `vite build` and the dev server. */
const app = {
  plugins: [react()],
  build: {
    target: 'es2023',
    manifest: true,
    cssMinify: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
} satisfies UserConfig;

/** The test projects are loaded under Vitest only, so that a build never looks for a test browser. */
const underVitest = process.env['VITEST'] !== undefined;

export default defineConfig(async () => ({
  ...app,
  ...(underVitest ? { test: { projects: await (await import('./tests/support/test-projects.ts')).testProjects() } } : {}),
}));
