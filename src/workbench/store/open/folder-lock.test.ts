import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder, removeLock } from './folder-lock.ts';
import { startOf } from './process-life.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'lock-'));

const noProcess = 4_194_305;

const leave = (file: string, host: string, pid: number): void =>
  writeFileSync(join(file, 'lock.json'), JSON.stringify({ token: 'theirs', host, pid }));

test('condition 2: the first process gets the folder, the second learns who has it, and the next gets it after its release', async () => {
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

test.skipIf(process.platform !== 'linux')(
  'the lock of a process that has ended but not been collected, or whose number another has, is replaced at once',
  async () => {
    const file = folder();
    // The shell becomes a program that never collects its child. Only then the child may end: the shell would collect it.
    const parent = spawn('sh', ['-c', 'exec 3<&0; cat <&3 & echo $!; exec sleep 60'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    onTestFinished(() => void parent.kill());
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const zombie = Number(said.toString());
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/stat`, 'utf8')).toContain('(sleep)');
    parent.stdin.end();
    await expect.poll(() => readFileSync(`/proc/${zombie}/stat`, 'utf8')).toContain(') Z ');
    const reused = { token: 'theirs', host: hostname(), pid: process.ppid, began: '1' };
    for (const text of [JSON.stringify({ ...reused, pid: zombie, began: null }), JSON.stringify(reused)]) {
      writeFileSync(join(file, 'lock.json'), text);
      const lock = await lockFolder(file);
      expect('isOwn' in lock && lock.isOwn()).toBe(true);
      if ('release' in lock) lock.release();
    }
    writeFileSync(join(file, 'lock.json'), JSON.stringify({ ...reused, began: startOf(process.ppid) }));
    expect(await lockFolder(file)).toMatchObject({ heldBy: { token: 'theirs' } });
  },
);

test('a sign of life after the silence, at the moment when the lock is replaced, keeps it', () => {
  const file = folder();
  leave(file, 'elsewhere', 1);
  const path = join(file, 'lock.json');
  const holder = { token: 'theirs', host: 'elsewhere', pid: 1 };
  const beat = statSync(path).mtimeMs;
  utimesSync(path, new Date(), new Date(beat + 5_000));
  removeLock(path, { holder, beat }, 'ours');
  expect(readdirSync(file)).toEqual(['lock.json']);
  removeLock(path, { holder, beat: statSync(path).mtimeMs }, 'ours');
  expect(readdirSync(file)).toEqual([]);
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
