import type { Transaction } from 'kysely';
import type { NewRemark, NewThread, Thread, Threads } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { isId } from '../is-id.ts';
import { draftNow, namesOf, personOf } from '../rows/draft-row.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';

type Db = Transaction<Tables>;

// Means the whole draft, in a column that is never null.
const wholeDraft = '';

const threadsOf = async (db: Db, draftId: string): Promise<readonly Thread[]> => {
  const rows = await db
    .selectFrom('thread')
    .selectAll()
    .where('draftId', '=', draftId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const remarks =
    ids.length === 0
      ? []
      : await db
          .selectFrom('remark')
          .selectAll()
          .where('threadId', 'in', ids)
          .orderBy('at')
          .orderBy('id')
          .execute();
  const names = await namesOf(db, [
    ...rows.flatMap(({ openedBy, resolvedBy }) => [openedBy, resolvedBy]),
    ...remarks.map(({ author }) => author),
  ]);
  return rows.map((row) => ({
    id: row.id,
    draftId,
    address: row.address === wholeDraft ? null : row.address,
    source: row.source,
    openedBy: personOf(names, row.openedBy),
    resolvedBy: row.resolvedBy === null ? null : personOf(names, row.resolvedBy),
    resolvedAt: row.resolvedAt,
    remarks: remarks
      .filter(({ threadId }) => threadId === row.id)
      .map(({ id, author, text, at }) => ({ id, author: personOf(names, author), text, at })),
  }));
};

/** Returns the threads of a draft, oldest first. Refuses with `unknown`. */
export const readThreads = async ({ db }: Granted<'see'>, draftId: string): Promise<Outcome<Threads>> => {
  const draft = await draftNow(db, draftId);
  return draft.ok ? done({ threads: await threadsOf(db, draftId) }) : draft;
};

const asRead = async (db: Db, draftId: string, id: string): Promise<Outcome<Thread>> => {
  const thread = (await threadsOf(db, draftId)).find((one) => one.id === id);
  return thread ? done(thread) : refused({ code: 'unknown' });
};

const writeRemark = async (db: Db, threadId: string, author: string, text: string): Promise<string> =>
  (await db.insertInto('remark').values({ threadId, author, text }).returning('id').executeTakeFirstOrThrow())
    .id;

/** Starts a thread about a draft or one item. Refuses with `unknown`. */
export const openThread = async (
  { db, person, note }: Granted<'remark'>,
  draftId: string,
  { address, text }: NewThread,
): Promise<Outcome<Thread>> => {
  const draft = await draftNow(db, draftId);
  if (!draft.ok || person === null) return draft.ok ? refused({ code: 'not-allowed' }) : draft;
  const values = { draftId, address: address ?? wholeDraft, source: draft.value.source, openedBy: person };
  const { id } = await db.insertInto('thread').values(values).returning('id').executeTakeFirstOrThrow();
  note('thread.open', draftId, {
    thread: id,
    remark: await writeRemark(db, id, person, text),
    ...(address !== null && { address }),
  });
  return asRead(db, draftId, id);
};

const draftOfThread = async (db: Db, id: string): Promise<string | undefined> =>
  isId(id)
    ? (await db.selectFrom('thread').select('draftId').where('id', '=', id).executeTakeFirst())?.draftId
    : undefined;

/** Adds a comment to a thread. Refuses with `unknown`. */
export const addRemark = async (
  { db, person, note }: Granted<'remark'>,
  id: string,
  { text }: NewRemark,
): Promise<Outcome<Thread>> => {
  const draftId = await draftOfThread(db, id);
  if (draftId === undefined) return refused({ code: 'unknown' });
  if (person === null) return refused({ code: 'not-allowed' });
  note('thread.remark', draftId, { thread: id, remark: await writeRemark(db, id, person, text) });
  return asRead(db, draftId, id);
};

/** Resolves or reopens a thread. Refuses with `unknown`. */
export const resolveThread = async (
  { db, person, note }: Granted<'remark'>,
  id: string,
  resolved = true,
): Promise<Outcome<Thread>> => {
  const draftId = await draftOfThread(db, id);
  if (draftId === undefined) return refused({ code: 'unknown' });
  const changed = await db
    .updateTable('thread')
    .set((set) => ({
      resolvedBy: resolved ? person : null,
      resolvedAt: resolved ? set.fn<string>('clock_timestamp') : null,
    }))
    .where('id', '=', id)
    .where('resolvedBy', resolved ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (changed) note(resolved ? 'thread.resolve' : 'thread.reopen', draftId, { thread: id });
  return asRead(db, draftId, id);
};
