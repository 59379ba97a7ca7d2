import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onCore } from './on-core.ts';

interface Publishing {
  readonly dist: string;
  /** Where the folder is served: the port of the published `local` environment. */
  readonly port: number;
  readonly times: number;
  readonly seconds: number;
}

/**
 * Publishes other configurations into a built folder, one after the other, spread over a time; answers how
 * many went live.
 */
export const publishOften = async ({ dist, port, times, seconds }: Publishing): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-publish-'));
  for (const name of ['config', 'locales']) cpSync(name, join(folder, name), { recursive: true });
  const brand = join(folder, 'config/site/brand.json');
  const shipped = readFileSync(brand, 'utf8');
  const begun = performance.now();
  let live = 0;
  for (let turn = 1; turn <= times; turn += 1) {
    const due = begun + ((turn - 0.5) * seconds * 1000) / times;
    await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
    writeFileSync(brand, shipped.replace(/"name": "[^"]*"/, `"name": "Plan ${turn}"`));
    const portal = ['-n', '19', process.execPath, 'src/cli/portal.mjs', 'publish', '--to', dist];
    const [command, args] = onCore(0, 'nice', [
      ...portal,
      '--config',
      join(folder, 'config'),
      '--locales',
      join(folder, 'locales'),
    ]);
    const [code] = (await once(
      spawn(command, args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, PORT_BASE: String(port) },
      }),
      'exit',
    )) as [number];
    live += Number(code === 0);
  }
  return live;
};
