import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Store } from '../store.ts';
import type { Tables } from '../tables/tables.ts';
import { type FirstLine, format, type LastLine, tableOrder } from './transfer-lines.ts';

// Texts of sources are the largest rows, about 10 kB each.
const batch = 200;

const stepsOf = async (db: Transaction<Tables>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

// What is stored as a change comes after what it changes.
const orders: Readonly<Record<string, string>> = {
  blob: 'order by depth, hash',
  source: 'order by base is not null, id',
};

// The database formats the JSON, so that JSON texts inside stay exactly as they are.
async function* rowsOf(db: Transaction<Tables>, table: string): AsyncGenerator<string> {
  await sql`declare reading no scroll cursor for select row_to_json(one)::text as row from ${sql.table(table)} one ${sql.raw(orders[table] ?? '')}`.execute(
    db,
  );
  for (let read = batch; read === batch;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batch)} from reading`.execute(db);
    for (const { row } of rows) yield row;
    read = rows.length;
  }
  await sql`close reading`.execute(db);
}

async function* lines(db: Transaction<Tables>): AsyncGenerator<string> {
  yield `${JSON.stringify({ format, steps: await stepsOf(db) } satisfies FirstLine)}\n`;
  const counts: Record<string, number> = {};
  for (const table of tableOrder) {
    counts[table] = 0;
    for await (const row of rowsOf(db, table)) {
      counts[table] += 1;
      yield `{"table":"${table}","row":${row}}\n`;
    }
  }
  yield `${JSON.stringify({ end: counts } satisfies LastLine)}\n`;
}

/**
 * Exports a consistent state of all tables to a file of JSON lines, compressed if its name ends in `.gz`. Writes the
 * complete file or none. The embedded database answers no other queries during the export.
 */
export const exportStore = async (store: Store, file: string): Promise<void> => {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (db) => {
        const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
        const text = Readable.from(lines(db));
        await (file.endsWith('.gz') ? pipeline(text, createGzip(), target) : pipeline(text, target));
      });
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
};
