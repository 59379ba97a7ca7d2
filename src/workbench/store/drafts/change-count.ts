import { sql, type Transaction } from 'kysely';
import { findChangedThings } from '../../../authoring/draft/changed-things.ts';
import { namesOf } from '../../../authoring/draft/find-edits.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { done, type Outcome } from '../outcome.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { filesOf, findSource } from './sources.ts';

type Db = Transaction<Tables>;

/** Returns the number of items and other entries that differ, for the list of drafts. */
export const countChanges = (base: SourceFiles, files: SourceFiles): number =>
  findChangedThings(base, files).length;

// Changes of a request, and characters of the files that differ; counting more may take longer than other requests
// should wait.
const mostAtOnce = { rows: 50, length: 250_000 };

const lengthOfChanged = (base: SourceFiles, files: SourceFiles): number =>
  namesOf(base, files)
    .filter((file) => base[file] !== files[file])
    .reduce((sum, file) => sum + (base[file]?.length ?? 0) + (files[file]?.length ?? 0), 0);

/** Returns the columns of a revision for the number of its changes; empty if it is counted later. */
export const countedColumns = async (
  db: Db,
  { rev, baseSource }: Pick<DraftRow, 'rev' | 'baseSource'>,
  files: SourceFiles,
  rows: number,
) => {
  if (rows > mostAtOnce.rows) return {};
  const base = await filesOf(db, baseSource);
  if (lengthOfChanged(base, files) > mostAtOnce.length) return {};
  return { changes: countChanges(base, files), changesRev: rev };
};

/** Returns the number of changes of a draft; null if they were not counted since its last revision. */
export const changesOf = ({ changes, changesRev, rev }: DraftRow): number | null =>
  changesRev === rev ? changes : null;

/** A revision whose changes are not counted, with its files. */
export interface Uncounted {
  readonly id: string;
  readonly rev: number;
  readonly base: SourceFiles;
  readonly files: SourceFiles;
}

const isUncounted = sql<boolean>`changes_rev is distinct from rev`;

// Without files if the operator removed one of its texts.
const withFiles = async (db: Db, { id, rev, baseSource, source }: DraftRow): Promise<Uncounted> => {
  const [base, files] = [await findSource(db, baseSource), await findSource(db, source)];
  return { id, rev, ...(base && files ? { base, files } : { base: {}, files: {} }) };
};

/** Returns a draft whose changes must be counted: the given one or, by default, the one that changed last. */
export const nextUncounted = async (
  { db }: Granted<'operate'>,
  id?: string,
): Promise<Outcome<Uncounted | undefined>> => {
  let query = db.selectFrom('draft').selectAll().where(isUncounted).orderBy('changedAt', 'desc').limit(1);
  if (id !== undefined) query = query.where('id', '=', id);
  const draft = await query.executeTakeFirst();
  return done(draft && (await withFiles(db, draft)));
};

/** Stores the number of changes of a revision, if it is still the draft's last one. */
export const storeCount = async (
  { db }: Granted<'operate'>,
  { id, rev }: Pick<DraftRow, 'id' | 'rev'>,
  changes: number,
): Promise<Outcome<true>> => {
  await db
    .updateTable('draft')
    .set({ changes, changesRev: rev })
    .where('id', '=', id)
    .where('rev', '=', rev)
    .execute();
  return done(true);
};
