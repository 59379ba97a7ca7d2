import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { sameJson } from '../../../authoring/draft/json-value.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { NewDraft } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { draftNow, type DraftRow, lockedDraft, moveDraft } from '../rows/draft-row.ts';
import { askAboutValues, isOverwritten, lastAudited } from '../rows/other-values.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { type Calculate, calculateHere, lengthOf } from '../calculations/calculations.ts';
import { accept } from './accept.ts';
import { approvalsOfDraft } from './approvals.ts';
import { mayChange, mixed } from './draft-kinds.ts';
import type { Base, HistoryRow } from '../calculations/history.ts';
import { filesOf, isSourceWhole, keepSource } from './sources.ts';
import { type MarkedEdit, marksIn } from '../rows/taken-back.ts';

type Db = Transaction<Tables>;

// Any number that no other lock of the database uses: the ASCII codes of "name".
const nameLock = 0x6e616d65;

// Two names are one name when they look alike: letter case, spaces, invisible characters and kinds of letters
// do not count.
export const comparableName = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFKC');

// Until the transaction ends, no one else can take a name.
const isFree = async (db: Db, name: string, id?: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(nameLock)})`.execute(db);
  const open = await db.selectFrom('draft').select(['id', 'name']).where('closedAt', 'is', null).execute();
  const wanted = comparableName(name);
  return !open.some((draft) => draft.id !== id && comparableName(draft.name) === wanted);
};

type Named = Pick<NewDraft, 'name' | 'note'>;

/** The name, the note and the kind of a new draft. */
type DraftRequest = Named & Pick<NewDraft, 'kind'>;

const inserted = async (
  granted: Granted<'draft'>,
  { name, note: text = '', kind = 'content' }: DraftRequest,
  base: Base,
): Promise<Outcome<DraftRow>> => {
  const { db, person, note } = granted;
  if (person === null) return refused({ code: 'not-allowed' });
  const may = mayChange(granted, kind);
  if (!may.ok) return may;
  if (!(await isFree(db, name))) return refused({ code: 'name-taken' });
  const { number: baseNumber, source } = base;
  const row = await db
    .insertInto('draft')
    .values({
      ...{ name, note: text, kind, baseSource: source, baseNumber, source, createdBy: person },
      ...{ changes: 0, changesRev: 0 },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  note('draft.create', row.id, { name, kind, base: baseNumber, source, rev: 0 });
  return done(row);
};

/** The publication that a draft starts from. */
export interface Begin {
  readonly number: number;
  readonly files: SourceFiles;
}

/** Creates a draft from a publication. Refuses with `name-taken`, and as `mayChange` does. */
export const createDraft = async (
  granted: Granted<'draft'>,
  fields: DraftRequest,
  { number, files }: Begin,
): Promise<Outcome<DraftRow>> =>
  inserted(granted, fields, { number, source: await keepSource(granted.db, files) });

// The copy undoes the same changes of releases.
const withMarks = (rows: readonly HistoryRow[], marks: readonly MarkedEdit[]): readonly HistoryRow[] => {
  const byAddress = new Map(marks.map((mark) => [mark.address, mark]));
  return rows.map((row) => {
    const mark = byAddress.get(row.address);
    const isSame = mark !== undefined && sameJson(mark.after, row.after);
    return isSame ? { ...row, undoes: mark.undoes, restores: mark.restores } : row;
  });
};

/**
 * Creates a draft with the kind, base, edits and authors of another one. Refuses with `unknown`, `name-taken`, as
 * `mayChange` does, and if another kind is wanted.
 */
export const createDraftFrom = async (
  granted: Granted<'draft'>,
  fields: DraftRequest,
  from: string,
  calculate: Calculate = calculateHere,
): Promise<Outcome<DraftRow>> => {
  const { db } = granted;
  const old = await draftNow(db, from);
  if (!old.ok) return old;
  const { kind, baseNumber, baseSource, source } = old.value;
  if (fields.kind !== undefined && fields.kind !== kind) return mixed(fields.kind);
  if (!(await isSourceWhole(db, source))) return refused({ code: 'unknown' });
  const draft = await inserted(granted, { ...fields, kind }, { number: baseNumber, source: baseSource });
  if (!draft.ok) return draft;
  const request = { draftId: draft.value.id, clientId: randomUUID(), kind: 'import', calculate } as const;
  const saved = await accept(granted, request, async () => {
    const [before, files] = [await filesOf(db, baseSource), await filesOf(db, source)];
    const rows = calculate({
      kind: 'rows',
      work: { before, after: files },
      state: `${baseSource} ${source}`,
      length: lengthOf(before) + lengthOf(files),
    });
    return done({ files, rows: withMarks(rows, (await marksIn(db, [from])).get(from) ?? []) });
  });
  if (!saved.ok) return saved;
  const { authors } = await approvalsOfDraft(db, old.value);
  const carried = authors.map(({ id }) => ({ draftId: draft.value.id, personId: id }));
  if (carried.length > 0) await db.insertInto('draftAuthor').values(carried).execute();
  return draftNow(db, draft.value.id);
};

type Names = Required<Named>;

const isRenamed = sql<boolean>`detail->>'name' is distinct from detail->>'before'`;
const isNoted = sql<boolean>`detail->'note' is not null`;

// The names that are written, or a refusal: another user changed one of them since the user saw it.
const seenNames = async (
  db: Db,
  { id, name, note }: DraftRow,
  wanted: Partial<Named>,
  expected: Names,
): Promise<Outcome<Names>> => {
  const values = [
    { name: 'name', expected: expected.name, current: name, wanted: wanted.name ?? expected.name },
    { name: 'note', expected: expected.note, current: note, wanted: wanted.note ?? expected.note },
  ] as const;
  const overwritten = values.filter(isOverwritten);
  if (overwritten.length > 0) {
    const asked = overwritten.map(async (value) => ({
      value,
      last: await lastAudited(db, id, ['draft.rename'], value.name === 'name' ? isRenamed : isNoted),
    }));
    return askAboutValues(db, await Promise.all(asked));
  }
  const [newName, newNote] = values.map((one) => (one.wanted === one.expected ? one.current : one.wanted));
  return done({ name: newName ?? name, note: newNote ?? note });
};

/**
 * Changes the name or note of a draft. Refuses with `unknown`, `closed`, `name-taken`, and with `other-value`
 * if another user has changed the expected value.
 */
export const renameDraft = async (
  granted: Granted<'draft'>,
  id: string,
  wanted: Partial<Named>,
  expected?: Names,
): Promise<Outcome<DraftRow>> => {
  const { db, note } = granted;
  const known = await draftNow(db, id);
  if (!known.ok) return known;
  const may = mayChange(granted, known.value.kind);
  if (!may.ok) return may;
  if (wanted.name !== undefined && !(await isFree(db, wanted.name, id)))
    return refused({ code: 'name-taken' });
  const draft = await lockedDraft(db, id);
  if (!draft.ok) return draft;
  const before = draft.value;
  const names = await seenNames(db, before, wanted, expected ?? before);
  if (!names.ok) return names;
  const row = await db
    .updateTable('draft')
    .set(names.value)
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return refused({ code: 'closed' });
  const isNoteNew = row.note !== before.note;
  const detail = { name: row.name, before: before.name, rev: row.rev };
  note('draft.rename', id, isNoteNew ? { ...detail, note: true } : detail);
  return done(row);
};

/**
 * Reopens a discarded draft. Refuses with `unknown`, `other-state`, `name-taken`, and `closed` if the draft
 * was published.
 */
export const reopenDraft = async (granted: Granted<'draft'>, id: string): Promise<Outcome<DraftRow>> => {
  const { db, note } = granted;
  const draft = await draftNow(db, id);
  if (!draft.ok) return draft;
  const may = mayChange(granted, draft.value.kind);
  if (!may.ok) return may;
  // A discarded draft whose texts the operator removed cannot be reopened.
  if (!(await isSourceWhole(db, draft.value.source))) return refused({ code: 'closed' });
  if (!(await isFree(db, draft.value.name, id))) return refused({ code: 'name-taken' });
  const moved = await moveDraft(db, id, { from: ['discarded'], to: 'open' });
  if (moved.ok) note('draft.reopen', id, { rev: moved.value.rev });
  return moved;
};
