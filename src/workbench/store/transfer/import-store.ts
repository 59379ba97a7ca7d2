import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { firstBreak } from '../log/audit-chain.ts';
import { databaseTrouble } from '../database-errors.ts';
import { migrationSteps } from '../migrate.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables/tables.ts';
import { operate } from '../transact.ts';
import { type FirstLine, format, readLine, type RowLine, tableOrder } from './transfer-lines.ts';

const batch = { rows: 500, characters: 1_000_000 };

export interface NotImported {
  readonly reason: string;
}

export interface Imported {
  readonly counts: Readonly<Record<string, number>>;
}

const tableWithRows = async (db: Transaction<Tables>): Promise<string | undefined> => {
  for (const table of tableOrder) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return undefined;
};

// Columns that an older file lacks get their defaults.
const writeRows = async (db: Transaction<Tables>, rows: readonly RowLine[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(first.columns.map((column) => sql.ref(column)));
  const values = `[${rows.map(({ row }) => row).join(',')}]`;
  await sql`insert into ${sql.table(first.table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(first.table)}, ${values}::json)`.execute(
    db,
  );
};

const isLike = (one: RowLine | undefined, other: RowLine): boolean =>
  one?.table === other.table && one.columns.join() === other.columns.join();

const problemOf = ({ format: made, steps }: FirstLine): string | undefined => {
  if (made !== format) return `Its form is ${made}; this release reads ${format}.`;
  const unknown = steps.filter((step) => !migrationSteps.includes(step));
  return unknown.length > 0
    ? `It comes from a newer release of the workbench (${unknown.join(', ')}).`
    : undefined;
};

const writeAll = async (
  db: Transaction<Tables>,
  lines: AsyncIterable<string>,
): Promise<NotImported | Imported> => {
  const counts: Record<string, number> = {};
  let waiting: RowLine[] = [];
  let size = 0;
  let number = 0;
  const flush = async (): Promise<void> => {
    await writeRows(db, waiting);
    [waiting, size] = [[], 0];
  };
  for await (const text of lines) {
    number += 1;
    const line = readLine(text);
    if (!line || 'format' in line !== (number === 1))
      return { reason: `Line ${number} is not one of an export.` };
    if ('format' in line) {
      const reason = problemOf(line);
      if (reason !== undefined) return { reason };
    } else if ('end' in line) {
      await flush();
      const wrong = tableOrder.find((table) => (line.end[table] ?? 0) !== (counts[table] ?? 0));
      return wrong === undefined
        ? { counts }
        : { reason: `It has ${counts[wrong] ?? 0} rows of ${wrong} instead of ${line.end[wrong] ?? 0}.` };
    } else {
      if (!isLike(waiting[0], line) || waiting.length >= batch.rows || size >= batch.characters)
        await flush();
      waiting.push(line);
      size += line.row.length;
      counts[line.table] = (counts[line.table] ?? 0) + 1;
    }
  }
  return { reason: 'It was cut off: the last line is missing.' };
};

async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  // An error in the file also ends unpacking, and then the loop below.
  const input = file.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  let rest = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const found = (rest + chunk).split('\n');
    rest = found.pop() ?? '';
    yield* found;
  }
  if (rest !== '') yield rest;
}

// Returns a problem of the file; throws one of the database.
const writeFile = async (db: Transaction<Tables>, file: string): Promise<NotImported | Imported> => {
  try {
    return await writeAll(db, linesOf(file));
  } catch (error) {
    const trouble = databaseTrouble(error);
    if (trouble === 'again' || trouble?.code === 'read-only') throw error;
    return { reason: `It cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
};

const continueNumbers = (db: Transaction<Tables>) =>
  sql`select setval(pg_get_serial_sequence('draft_edit', 'id'), coalesce(max(id), 0) + 1, false) from draft_edit`.execute(
    db,
  );

// An older file does not have when drafts changed last: they got the time of the import.
const orderDrafts = (db: Transaction<Tables>) =>
  sql`update draft set changed_at = coalesce(
    (select max(audit.at) from audit where audit.subject = draft.id::text), created_at
  ) where changed_at >= now()`.execute(db);

/**
 * Imports a file of `exportStore` into an empty store. Checks and imports the complete file, or imports
 * nothing. Returns the reason if it was not imported; throws errors of the file system and the database.
 */
export const importStore = async (store: Store, file: string): Promise<NotImported | Imported> => {
  let answer: NotImported | Imported = { reason: '' };
  const outcome = await operate(store, 'cli', async (granted): Promise<Outcome<Imported>> => {
    const { db } = granted;
    const full = await tableWithRows(db);
    answer =
      full === undefined
        ? await writeFile(db, file)
        : { reason: `The store is not empty: it has rows of ${full}.` };
    if ('reason' in answer) return refused({ code: 'not-valid' });
    await continueNumbers(db);
    await orderDrafts(db);
    const broken = await firstBreak(granted);
    if (broken !== undefined) {
      answer = { reason: `Its log is not whole: row ${broken} does not follow from the one before it.` };
      return refused({ code: 'not-valid' });
    }
    granted.note('store.import', 'store', { rows: answer.counts });
    return done(answer);
  });
  if (!outcome.ok && outcome.refusal.code === 'read-only') throw new Error(outcome.refusal.reason);
  return answer;
};
