import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { askAt } from '../support/servers/served-folder.ts';

/** A copy of the built folder where no package can be found: all that runs is in it. */
let moved = '';

beforeAll(() => {
  moved = mkdtempSync(join(tmpdir(), 'moved build '));
  cpSync(inject('dist'), join(moved, 'dist'), { recursive: true });
});
afterAll(() => rmSync(moved, { recursive: true, force: true }));

const portal = 'dist/server/portal.mjs';
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [portal, ...args], { cwd: moved, encoding: 'utf8' });

/** Starts a command that serves; resolves with its process once it says that it listens. */
const started = async (...args: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, [portal, ...args], { cwd: moved });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for await (const piece of child.stdout) {
    output += String(piece);
    if (output.includes('listening on')) return;
  }
  await once(child, 'close');
  throw new Error(`it ended: ${output}`);
};

describe('the server of a built folder, in another place and without packages', () => {
  test('prints its version and checks a configuration', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
    expect(run('--version').stdout).toBe(`${version}\n`);
    const folders = ['--config', join(process.cwd(), 'config'), '--locales', join(process.cwd(), 'locales')];
    expect(run('check', ...folders)).toMatchObject({ status: 0, stdout: '0 errors, 0 warnings\n' });
    expect(run('gating', '--format', 'html', ...folders).stdout).toContain('</style>');
  });

  test('serves the portal, but not its program files', async () => {
    const port = await freePortBase();
    await started('serve', '--dist', 'dist', '--port', String(port));
    const ask = askAt(port);
    expect((await ask('/login')).status).toBe(200);
    for (const file of [
      'server/portal.mjs',
      'sbom.cdx.json',
      'THIRD-PARTY-NOTICES.txt',
      'server/package.json',
    ])
      expect((await ask(`/${file}`)).body.equals(readFileSync(join(moved, 'dist', file))), file).toBe(false);
  });

  test('runs the workbench with its database in a thread', async () => {
    const port = await freePortBase();
    const options = [
      '--dist',
      'dist',
      '--data',
      'data',
      '--port',
      String(port),
      '--issuer',
      'http://127.0.0.1:1',
      '--client',
      'us',
    ];
    await started('workbench', ...options);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(answer.status).toBe(200);
  });

  test('lists its third-party content: every package that runs is in the bill of materials, with its license', () => {
    const bill = JSON.parse(readFileSync(join(moved, 'dist/sbom.cdx.json'), 'utf8')) as {
      readonly components: readonly {
        readonly name: string;
        readonly version: string;
        readonly licenses: readonly { readonly expression: string }[];
      }[];
    };
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const shipped = new Map(bill.components.map(({ name, version }) => [name, version]));
    expect(Object.entries(dependencies).filter(([name, version]) => shipped.get(name) !== version)).toEqual(
      [],
    );
    expect(
      bill.components.filter(({ licenses }) => licenses.some(({ expression }) => expression === 'UNKNOWN')),
    ).toEqual([]);
    const notices = readFileSync(join(moved, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
    expect(
      bill.components.filter(({ name, version }) => !notices.includes(`\n${name} ${version} (`)),
    ).toEqual([]);
  });
});
