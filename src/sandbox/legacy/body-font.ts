import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LegacyPage } from './legacy-visit.ts';

const { resolve } = createRequire(import.meta.url);

/** The portal's text face, served by the legacy site itself so that its pages look alike without a network. */
export const bodyFont: LegacyPage = () => ({
  status: 200,
  headers: { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' },
  body: readFileSync(resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2')),
});
