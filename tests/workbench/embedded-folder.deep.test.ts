import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../src/workbench/store/open/open-embedded.ts';
import { chance } from '../support/chance.ts';
import { projectRoot } from '../support/project-files.ts';
import { until } from '../support/until.ts';

const module = (path: string): string => `file://${projectRoot}/${path}`;
const folder = (): string => mkdtempSync(join(tmpdir(), 'embedded-'));

test('R10.30: a database whose first creation was killed is created again', async () => {
  const file = folder();
  const create = module('src/workbench/store/open/create-database.ts');
  const child = spawn(process.execPath, [create, join(file, 'db')], { stdio: 'ignore' });
  await until(
    () => existsSync(join(file, 'db.new')) && readdirSync(join(file, 'db.new')).length > 0,
    'the creation has begun',
    120,
  );
  child.kill('SIGKILL');
  await until(() => child.signalCode !== null, 'the creation has ended');
  mkdirSync(join(file, 'db.new'), { recursive: true });
  writeFileSync(join(file, 'db.new/rest'), 'of something else');
  const store = await openEmbedded(file);
  expect('db' in store && store.kind).toBe('embedded');
  if ('db' in store) await store.close();
  expect(readdirSync(file)).toEqual(['db']);
}, 180_000);

test('condition 2: of forty processes, five at a time and killed by chance, never two hold the folder', async () => {
  const file = folder();
  const random = chance(11);
  const output: string[] = [];
  const one = async (): Promise<void> => {
    const hold = module('tests/support/workbench/hold-until-killed.ts');
    const child = spawn(process.execPath, [hold, file, String(Math.floor(random() * 300))], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const dies = random() < 0.5;
    let seen = 0;
    child.stdout.on('data', (text: Buffer) => {
      output.push(...text.toString().trim().split('\n'));
      seen += 1;
      if (dies && text.toString().includes('holds')) child.kill('SIGKILL');
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect(seen).toBeGreaterThan(0);
  };
  const lane = async (): Promise<void> => {
    for (let turn = 0; turn < 8; turn += 1) await one();
  };
  await Promise.all([lane(), lane(), lane(), lane(), lane()]);
  expect(output.filter((line) => line === 'two at once')).toEqual([]);
  expect(output.filter((line) => line === 'holds').length).toBeGreaterThan(5);
}, 300_000);
