import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'lock-'));

const noProcess = 4_194_305;

const leave = (file: string, host: string, pid: number): void =>
  writeFileSync(join(file, 'lock.json'), JSON.stringify({ token: 'theirs', host, pid }));

test('condition 2: the first has the folder, the second hears who, and the next may have it once it is given back', async () => {
  const file = folder();
  const first = await lockFolder(file);
  expect(await lockFolder(file)).toMatchObject({ heldBy: { host: hostname(), pid: process.pid } });
  if ('heldBy' in first) throw new Error('nobody else has it');
  expect(first.isOwn()).toBe(true);
  first.release();
  expect(first.isOwn()).toBe(false);
  const next = await lockFolder(file);
  expect('isOwn' in next && next.isOwn()).toBe(true);
  if ('release' in next) next.release();
  expect(readdirSync(file)).toEqual([]);
});

test('the lock of a dead process of this machine is replaced immediately, that of a running one never', async () => {
  const file = folder();
  leave(file, hostname(), process.ppid);
  expect(await lockFolder(file)).toMatchObject({ heldBy: { token: 'theirs', pid: process.ppid } });
  leave(file, hostname(), noProcess);
  const lock = await lockFolder(file);
  expect('isOwn' in lock && lock.isOwn()).toBe(true);
  expect(readdirSync(file)).toEqual(['lock.json']);
  if ('release' in lock) lock.release();
});

test('another machine keeps the folder while it renews the lock, and loses it once it stops', async () => {
  const file = folder();
  leave(file, 'elsewhere', 1);
  const timer = setInterval(() => utimesSync(join(file, 'lock.json'), new Date(), new Date()), 20);
  expect(await lockFolder(file, 2_000)).toMatchObject({ heldBy: { host: 'elsewhere' } });
  clearInterval(timer);
  const lock = await lockFolder(file, 200);
  expect('isOwn' in lock && lock.isOwn()).toBe(true);
  expect(JSON.parse(readFileSync(join(file, 'lock.json'), 'utf8'))).toMatchObject({
    host: hostname(),
    pid: process.pid,
  });
  if ('release' in lock) lock.release();
});

test('an unknown lock file is treated as that of another machine', async () => {
  const file = folder();
  writeFileSync(join(file, 'lock.json'), 'half a li');
  const lock = await lockFolder(file, 100);
  expect('isOwn' in lock && lock.isOwn()).toBe(true);
  if ('release' in lock) lock.release();
});
