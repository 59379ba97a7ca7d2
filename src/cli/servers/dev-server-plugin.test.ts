import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configPlugin } from './dev-server-plugin.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-dev-'));
const folder = join(root, 'config');
const file = join(folder, 'settings.json');
const problem = `${file}:1:1  error  \`speling\` is no setting`;

let server: ViteDevServer;
let sent: unknown[];
let generated: string[];

beforeEach(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '{}');
  [sent, generated] = [[], []];
  const source = {
    origin: 'http://localhost:4300',
    folders: [folder],
    generate: () => Promise.resolve(void generated.push(file)),
  };
  const plugin = configPlugin({ ...source, load: () => Promise.resolve({ problems: problem }) });
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [plugin],
  });
  server.ws.send = (message: unknown) => void sent.push(message);
});

afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

it('an error in a file of the configuration appears in the overlay of the dev server as soon as the file is written', async () => {
  await expect
    .poll(
      () => {
        writeFileSync(file, `{ "speling": ${sent.length} }`);
        return sent;
      },
      { timeout: 10_000, interval: 200 },
    )
    .toContainEqual({ type: 'error', err: { message: problem, stack: '' } });
});

it('a changed schema updates the generated files, then shows the problems of the configuration', async () => {
  server.watcher.emit('all', 'change', join(process.cwd(), 'schemas', 'links.json'));
  await expect.poll(() => sent).toContainEqual({ type: 'error', err: { message: problem, stack: '' } });
  expect(generated).toHaveLength(1);
});
