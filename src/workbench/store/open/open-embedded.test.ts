import { chmodSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { embeddedFolder } from '../../../../tests/support/workbench/embedded-folder.ts';
import { openDurably } from './open-durably.ts';
import { openEmbedded } from './open-embedded.ts';
import { startThread } from './start-thread.ts';

test('condition 1: every transaction reaches the disk before it is answered', async () => {
  let flushes = 0;
  const database = await openDurably(join(await embeddedFolder(), 'db'), () => (flushes += 1));
  expect((await database.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
  expect((await database.query('show wal_sync_method')).rows).toEqual([{ wal_sync_method: 'fsync' }]);
  await database.exec('create table deed (id int)');
  for (let id = 1; id <= 20; id += 1) {
    const before = flushes;
    await database.query('insert into deed values ($1)', [id]);
    expect(flushes, `transaction ${id}`).toBeGreaterThan(before);
  }
  await database.close();
}, 60_000);

test('condition 4: the main thread continues while the database works; queries of a closed database are refused', async () => {
  const thread = await startThread(join(await embeddedFolder(), 'db'), () => undefined);
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 1);
  const { rows } = await thread.ask('select count(*)::int as n from generate_series(1, 500000)', []);
  clearInterval(timer);
  expect(rows).toEqual([{ n: 500_000 }]);
  expect(ticks).toBeGreaterThan(5);
  await expect(thread.ask('select 1 / 0', [])).rejects.toMatchObject({ code: '22012' });
  await thread.close();
  expect(thread.hasEnded()).toBe(true);
  await expect(thread.ask('select 1', [])).rejects.toMatchObject({ code: 'STORE_CLOSED' });
}, 60_000);

test('only the owner can read what the database writes, whatever the umask', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'new-')), 'db');
  const before = process.umask(0);
  const database = await openDurably(folder);
  await database.exec('create table deed (id int); insert into deed select generate_series(1, 1000)');
  await database.close();
  process.umask(before);
  const wide = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );
  expect(wide).toEqual([]);
}, 60_000);

test.each([0o750, 0o705, 0o777])(
  'a folder that others can use (%o) is refused with its remedy',
  async (mode) => {
    const data = await embeddedFolder();
    chmodSync(data, mode);
    expect(await openEmbedded(data)).toEqual({
      code: 'exposed',
      message: `Other users of this machine can read ${data}: run chmod -R go= "${data}", then start again.`,
    });
  },
);
