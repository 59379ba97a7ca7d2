import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { compressAssets } from '../../src/release/build/build-app.ts';

/**
 * Builds and serves the smallest React page, precompressed like the portal: the floor that its figures are
 * compared with.
 */
export const serveHello = async (): Promise<{ readonly url: string; readonly close: () => void }> => {
  const outDir = mkdtempSync(join(tmpdir(), 'portal-hello-'));
  await build({
    root: 'tests/bench-web/hello',
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, modulePreload: false },
  });
  compressAssets(outDir);
  const server = createServer(sirv(outDir, { brotli: true, gzip: true })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  };
};
