import type { Transaction } from 'kysely';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Saved } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { type DraftRow, editable, lockedDraft } from '../rows/draft-row.ts';
import { type Json, json } from '../tables/columns.ts';
import type { DraftEditTable } from '../tables/draft-tables.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { countedColumns } from './change-count.ts';
import { keepsKind, mayChange } from './draft-kinds.ts';
import { type Calculate, lengthOfHistory } from '../calculations/calculations.ts';
import type { Base, HistoryRow, TakesBack } from '../calculations/history.ts';
import { historyOf } from './read-history.ts';
import { keepSource } from './sources.ts';

type Kind = DraftEditTable['kind'];

export interface Request {
  readonly draftId: string;
  /** Identifies the request: a repeated request with the same id gets the same response. */
  readonly clientId: string;
  readonly kind: Kind;
  readonly takesBack?: TakesBack;
  readonly calculate: Calculate;
}

export interface Made {
  readonly files: SourceFiles;
  readonly rows: readonly HistoryRow[];
  readonly base?: Base;
}

// Building a statement of many rows holds the request thread: between two of them other requests get their turn.
const rowsAtOnce = 500;

const carriedText = (value: HistoryRow['after']) => (value === null ? null : json(value as Json));

export const insertRows = async (
  db: Transaction<Tables>,
  rows: readonly HistoryRow[],
  common: {
    readonly draftId: string;
    readonly rev: number;
    readonly author: string | null;
    readonly clientId: string;
    readonly kind: Kind;
  },
): Promise<void> => {
  const values = rows.map(({ address, before, after, undoes = null, restores = null }, ordinal) => ({
    ...common,
    ordinal,
    address,
    undoes,
    restores,
    before: carriedText(before),
    after: carriedText(after),
  }));
  for (let from = 0; from < values.length; from += rowsAtOnce)
    await db
      .insertInto('draftEdit')
      .values(values.slice(from, from + rowsAtOnce))
      .execute();
};

// Undefined if the operator removed a part of the history.
const filesAt = async (
  db: Transaction<Tables>,
  draft: DraftRow,
  rev: number,
  calculate: Calculate,
): Promise<SourceFiles | undefined> => {
  const history = await historyOf(db, draft, rev);
  if (!history) return undefined;
  const state = `${draft.id} ${rev}`;
  return calculate({ kind: 'revision', work: { history, rev }, state, length: lengthOfHistory(history) });
};

const answered = async (
  granted: Granted<'draft'>,
  draft: DraftRow,
  { clientId, calculate }: Request,
): Promise<Outcome<Saved> | undefined> => {
  const { db, person } = granted;
  const row = await db
    .selectFrom('draftEdit')
    .select(['draftId', 'author', 'rev'])
    .where('clientId', '=', clientId)
    .where('ordinal', '=', 0)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.draftId !== draft.id || row.author !== person)
    return refused({ code: 'unreadable', why: 'client-id-taken' });
  const then = row.rev === draft.rev ? undefined : await filesAt(db, draft, row.rev, calculate);
  return done({ rev: row.rev, source: then ? await keepSource(db, then) : draft.source });
};

const storeEdits = async (
  granted: Granted<'draft'>,
  draft: DraftRow,
  { clientId, kind, takesBack }: Request,
  { files, rows, base }: Made,
): Promise<Outcome<Saved>> => {
  const { db, person, note } = granted;
  if (rows.length === 0 || person === null) return done({ rev: draft.rev, source: draft.source });
  const source = await keepSource(db, files, draft.source);
  // Edits that cancel each other out.
  if (source === draft.source && !base) return done({ rev: draft.rev, source });
  const rev = draft.rev + 1;
  const baseSource = base?.source ?? draft.baseSource;
  const keeps = await keepsKind(granted, draft, { baseSource, source });
  if (!keeps.ok) return keeps;
  const counted = await countedColumns(db, { rev, baseSource }, files, rows.length);
  const changed = await db
    .updateTable('draft')
    .set({ source, rev, ...counted, ...(base && { baseNumber: base.number, baseSource }) })
    .where('id', '=', draft.id)
    .where('rev', '=', draft.rev)
    .where('state', 'in', [...editable])
    .returning('id')
    .executeTakeFirst();
  if (!changed) return refused({ code: 'closed' });
  const marked = takesBack ? rows.map((row) => ({ ...row, ...takesBack })) : rows;
  await insertRows(db, marked, { draftId: draft.id, rev, author: person, clientId, kind });
  const detail = { rev, source, edits: rows.length, ...takesBack, ...(base && { base: base.number }) };
  note(`draft.${kind}`, draft.id, detail);
  return done({ rev, source });
};

export type Work = (draft: DraftRow) => Promise<Outcome<Made>>;

// A request that changes nothing makes no revision.
export const accept = async (
  granted: Granted<'draft'>,
  request: Request,
  work: Work,
): Promise<Outcome<Saved>> => {
  const draft = await lockedDraft(granted.db, request.draftId);
  if (!draft.ok) return draft;
  const may = mayChange(granted, draft.value.kind);
  if (!may.ok) return may;
  const before = await answered(granted, draft.value, request);
  if (before) return before;
  if (!editable.includes(draft.value.state)) return refused({ code: 'closed' });
  const made = await work(draft.value);
  return made.ok ? storeEdits(granted, draft.value, request, made.value) : made;
};
