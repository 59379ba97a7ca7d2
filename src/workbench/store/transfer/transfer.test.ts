import { mkdtempSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { coldSources } from '../../../../tests/support/workbench/cold-sources.ts';
import { filledStore } from '../../../../tests/support/workbench/filled-store.ts';
import { emptyStores, onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { backUpIfDue } from './backups.ts';
import { exportStore } from './export-store.ts';
import { importStore } from './import-store.ts';
import { ownTables, tableOrder } from './transfer-lines.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'transfer-'));
const linesOf = (file: string): readonly string[] => {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().trimEnd().split('\n');
};

onBothStores((store, kind) => {
  test('every table of the database is exported, except how far the server checked the log', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%'`.execute(store().db);
    expect(rows.map(({ name }) => name).sort()).toEqual([...tableOrder, ...ownTables].sort());
  });

  test('an export is imported into either kind of store with identical rows, and exports to the same file', async () => {
    await filledStore(store());
    const file = join(folder(), 'all.jsonl.gz');
    await exportStore(store(), file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const lines = linesOf(file);
    for (const table of tableOrder)
      expect(
        lines.some((line) => line.startsWith(`{"table":"${table}"`)),
        table,
      ).toBe(true);
    expect(lines.some((line) => line.includes('{"10":1, "9" : null,"é":"\\n"}'))).toBe(true);
    const sources = await coldSources(store());
    for (const other of await emptyStores()) {
      expect(await importStore(other, file)).toMatchObject({ counts: { person: 2, draft_edit: 2 } });
      const again = join(folder(), 'again.jsonl');
      await exportStore(other, again);
      const without = linesOf(again).filter((line) => !line.includes('"store.import"'));
      expect(without.slice(0, -1), `${kind} to ${other.kind}`).toEqual(lines.slice(0, -1));
      expect(await coldSources(other)).toEqual(sources);
      const { id } = await other.db
        .selectFrom('draftEdit')
        .select(sql<number>`nextval(pg_get_serial_sequence('draft_edit', 'id'))`.as('id'))
        .executeTakeFirstOrThrow();
      expect(id).toBe(42);
      expect(await importStore(other, file)).toEqual({
        reason: 'The store is not empty: it has rows of person.',
      });
      if (other.kind === 'postgres') await other.close();
    }
  });

  test('an export of an earlier release, where all texts and sources are stored whole, is imported', async () => {
    const file = join(folder(), 'earlier.jsonl');
    await sql`update blob set text = whole_text(blob)`.execute(store().db);
    await sql`update source set files = source_files(source), base = null, changes = null`.execute(
      store().db,
    );
    await exportStore(store(), file);
    const isNew = (name: string): boolean =>
      ['base', 'base_start', 'base_end', 'piece', 'depth', 'changes'].includes(name);
    const earlier = linesOf(file).map((line) =>
      line.startsWith('{"table":"blob"') || line.startsWith('{"table":"source"')
        ? JSON.stringify(JSON.parse(line), (name, value: unknown) => (isNew(name) ? undefined : value))
        : line.replace(',"0020-kept-changes"', ''),
    );
    writeFileSync(file, `${earlier.join('\n')}\n`);
    const sources = await coldSources(store());
    const [empty] = await emptyStores();
    if (!empty) throw new Error('there is always an embedded store');
    expect(await importStore(empty, file)).toMatchObject({ counts: { source: 2, blob: 2 } });
    expect([...sources.values()]).not.toContain(undefined);
    expect(await coldSources(empty)).toEqual(sources);
  });

  test('a file that is truncated, damaged, forged, newer or not an export is refused, and nothing of it is imported', async () => {
    const good = join(folder(), 'good.jsonl');
    const bad = join(folder(), 'bad.jsonl');
    await exportStore(store(), good);
    const lines = linesOf(good);
    const [empty] = await emptyStores();
    if (!empty) throw new Error('there is always an embedded store');
    const reasonOf = async (text: string): Promise<unknown> => {
      writeFileSync(bad, text);
      return importStore(empty, bad);
    };
    expect(await reasonOf(lines.slice(0, -1).join('\n'))).toEqual({
      reason: 'It was cut off: the last line is missing.',
    });
    expect(await reasonOf(lines.filter((line) => !line.includes('"Paul"')).join('\n'))).toMatchObject({
      reason: expect.stringMatching(/cannot be read|instead of/) as unknown,
    });
    expect(await reasonOf(lines.join('\n').replace('to live', 'to lose'))).toMatchObject({
      reason: expect.stringContaining('does not follow') as unknown,
    });
    expect(await reasonOf(lines.join('\n').replace('"0001-people"', '"9999-later"'))).toMatchObject({
      reason: expect.stringContaining('newer release') as unknown,
    });
    expect(await reasonOf('a letter to Paul')).toEqual({ reason: 'Line 1 is not one of an export.' });
    expect(await reasonOf('')).toEqual({ reason: 'It was cut off: the last line is missing.' });
    const packed = join(folder(), 'cut.jsonl.gz');
    await exportStore(store(), packed);
    truncateSync(packed, Math.floor(statSync(packed).size / 2));
    expect(await importStore(empty, packed)).toMatchObject({
      reason: expect.stringContaining('cannot be read') as unknown,
    });
    await expect(importStore(empty, join(folder(), 'none'))).rejects.toThrow('ENOENT');
    expect(await importStore(empty, good)).toMatchObject({ counts: { person: 2 } });
  });

  test('one backup is written per night, and the seven newest files stay', async () => {
    const backups = join(folder(), 'backups');
    const day = (date: number, hour: number): Date => new Date(2026, 10, date, hour, 30);
    expect(await backUpIfDue(store(), backups, day(1, 2))).toBeUndefined();
    for (let date = 1; date <= 9; date += 1)
      expect(await backUpIfDue(store(), backups, day(date, 3))).toContain(`2026-11-0${date}`);
    expect(await backUpIfDue(store(), backups, day(9, 23))).toBeUndefined();
    expect(readdirSync(backups)).toEqual([3, 4, 5, 6, 7, 8, 9].map((date) => `2026-11-0${date}.jsonl.gz`));
  });
});
