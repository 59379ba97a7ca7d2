import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Store } from '../store.ts';
import type { Tables } from '../tables/tables.ts';
import { type FirstLine, format, type LastLine, tableOrder } from './transfer-lines.ts';

// Rows that are read at a time: texts of sources are the largest, with some 10 kB each.
const batch = 200;

const stepsOf = async (db: Transaction<Tables>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

// The rows of a table as the database writes them as JSON, so that a text of JSON inside stays as it is, to the letter.
async function* rowsOf(db: Transaction<Tables>, table: string): AsyncGenerator<string> {
  await sql`declare reading no scroll cursor for select row_to_json(one)::text as row from ${sql.table(table)} one`.execute(db);
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
 * Writes every table as of one moment into a file of JSON lines, compressed where its name ends in `.gz`: whole or not at all, and for its
 * owner only. The embedded database answers nobody else meanwhile. Throws what the database or the file system throws.
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
