import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { editedCopy } from '../support/config/edited-copy.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { askAt } from '../support/servers/served-folder.ts';
import { stubBuild } from '../support/servers/stub-build.ts';
import { spyOnOutput } from '../support/cli/spy-on-output.ts';

let dist = '';

beforeEach(async () => {
  dist = stubBuild();
  await publishRelease(dist, compiledConfig('As published'));
});

/**
 * A module that fills the young generation of its process at each SIGUSR2 and writes the size of that
 * generation, in bytes.
 */
const fillsYoungGeneration = `data:text/javascript,${encodeURIComponent(`
  import v8 from 'node:v8';
  process.on('SIGUSR2', () => {
    const kept = [];
    for (let index = 0; index < 4e6; index += 1) kept[index % 40_000] = [index];
    process.stdout.write(v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size + '\\n');
  });
`)}`;

/** `portal serve` in a separate process, with its output once it ends. */
const serve = (...args: readonly string[]) => {
  const server = spawn(process.execPath, [
    '--import',
    fillsYoungGeneration,
    'src/cli/portal.mjs',
    'serve',
    '--dist',
    dist,
    ...args,
  ]);
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = Promise.all([text(server.stdout), text(server.stderr), once(server, 'exit')]);
  return {
    server,
    begun: once(server.stdout, 'data'),
    ended: ended.then(([out, log, [code]]) => ({ out, log, code: code as number })),
  };
};

describe('portal serve', () => {
  test(
    'prints one line when it is ready, answers, logs JSON lines, and exits with 0 when stopped',
    { timeout: 60_000 },
    async () => {
      const port = await freePortBase();
      const { server, begun, ended } = serve('--port', String(port));
      await begun;
      expect((await askAt(port)('/login')).body.toString()).toContain('As published');
      server.kill('SIGTERM');
      const { out, log, code } = await ended;
      expect([out, code]).toEqual([`listening on http://localhost:${port}\n`, 0]);
      const events = log.trimEnd().split('\n');
      expect(events.map((line) => (JSON.parse(line) as { readonly event: string }).event)).toEqual([
        'release',
        'listening',
        'stopping',
      ]);
    },
  );

  test(
    'keeps the size of its young generation from when it starts listening',
    { timeout: 60_000 },
    async () => {
      const { server, begun } = serve('--port', String(await freePortBase()), '--log', 'off');
      await begun;
      server.kill('SIGUSR2');
      const [size] = (await once(server.stdout, 'data')) as [Buffer];
      expect(Number(String(size))).toBeLessThanOrEqual(32 * 1024 * 1024);
    },
  );

  test(
    'with other folders it serves them from a copy; with mistakes in them it prints the mistakes and ends with 1',
    { timeout: 60_000 },
    async () => {
      const copy = editedCopy();
      onTestFinished(copy.remove);
      const port = await freePortBase();
      const folders = [
        '--config',
        copy.folders.config,
        '--locales',
        copy.folders.locales,
        '--port',
        String(port),
        '--log',
        'off',
      ];
      copy.replace('config/site/brand.json', '"name": "Brisamar Health Plan"', '"name": "Only a trial"');
      const trial = serve(...folders);
      await trial.begun;
      expect((await askAt(port)('/login')).body.toString()).toContain('Only a trial');
      trial.server.kill('SIGTERM');
      expect((await trial.ended).code).toBe(0);
      copy.replace('config/screens/home.json', '"when": "isPosOrPpo"', '"when": "isPosOrPop"');
      const { out, code } = await serve(...folders).ended;
      expect(code).toBe(1);
      expect(out).toContain('`isPosOrPop` is not a known fact or rule');
    },
  );
});

describe('portal serve with another configuration that cannot start', () => {
  /**
   * Runs `portal serve` in this process with a separate folder for temporary files. Returns its answer
   * and the remaining files.
   */
  const trial = async (port: number) => {
    const temporary = mkdtempSync(join(tmpdir(), 'portal-trial-'));
    const say = spyOnOutput();
    vi.stubEnv('TMPDIR', temporary);
    const code = await main([
      'serve',
      '--dist',
      dist,
      '--config',
      'config',
      '--port',
      String(port),
      '--log',
      'off',
    ]).catch(String);
    vi.unstubAllEnvs();
    say.mockRestore();
    return { code, left: readdirSync(temporary).filter((name) => name.startsWith('portal-')) };
  };

  test('removes its copy when its port is in use', async () => {
    const taken = createServer().listen(0);
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    expect(await trial((taken.address() as AddressInfo).port)).toEqual({ code: 1, left: [] });
  });

  test('removes its copy when its release cannot be created', async () => {
    rmSync(join(dist, 'prerender'), { recursive: true });
    expect(await trial(0)).toEqual({
      code: expect.stringContaining('is not a built portal') as string,
      left: [],
    });
  });
});
