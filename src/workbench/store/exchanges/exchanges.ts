import type { Selectable, Transaction } from 'kysely';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Exchange, ExchangeFormat, Saved } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { isId } from '../is-id.ts';
import { draftNow, namesOf, personOf } from '../rows/draft-row.ts';
import { json } from '../tables/columns.ts';
import type { ExchangeTable } from '../tables/draft-tables.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { type Calculate, calculateHere } from '../calculations/calculations.ts';
import { mayChange } from '../drafts/draft-kinds.ts';
import { editDraft, type PreparedEdits } from '../drafts/edit-draft.ts';
import { filesOf } from '../drafts/sources.ts';

type Db = Transaction<Tables>;
type Row = Selectable<ExchangeTable>;

/** The addresses of the texts in a translator's file, each with the hash of its English text. */
export type ExchangeWords = Row['words'];

const asRead = async (
  db: Db,
  { id, draftId, format, source, words, madeBy, at, takenAt }: Row,
): Promise<Exchange> => {
  const names = await namesOf(db, [madeBy]);
  return {
    id,
    draftId,
    format,
    source,
    texts: Object.keys(words).length,
    madeBy: personOf(names, madeBy),
    at,
    takenAt,
  };
};

type Chosen = (files: SourceFiles) => ExchangeWords;

/** Creates a file for translators from a draft. Refuses with `unknown`, and as `mayChange` does. */
export const createExchange = async (
  granted: Granted<'edit'>,
  draftId: string,
  format: ExchangeFormat,
  chosen: Chosen,
): Promise<Outcome<Exchange>> => {
  const { db, person, note } = granted;
  const draft = await draftNow(db, draftId);
  if (!draft.ok || person === null) return draft.ok ? refused({ code: 'not-allowed' }) : draft;
  const may = mayChange(granted, draft.value.kind);
  if (!may.ok) return may;
  const { source } = draft.value;
  const words = chosen(await filesOf(db, source));
  const row = await db
    .insertInto('exchange')
    .values({ draftId, format, source, words: json(words), madeBy: person })
    .returningAll()
    .executeTakeFirstOrThrow();
  note('exchange.create', draftId, { exchange: row.id, format, words: Object.keys(words).length });
  return done(await asRead(db, row));
};

export interface ExchangeContent {
  readonly exchange: Exchange;
  readonly words: ExchangeWords;
  readonly files: SourceFiles;
}

const rowOf = async (db: Db, id: string): Promise<Row | undefined> =>
  isId(id) ? db.selectFrom('exchange').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Returns the content of an exchange. Refuses with `unknown`. */
export const readExchange = async (
  { db }: Granted<'edit'>,
  id: string,
): Promise<Outcome<ExchangeContent>> => {
  const row = await rowOf(db, id);
  return row
    ? done({ exchange: await asRead(db, row), words: row.words, files: await filesOf(db, row.source) })
    : refused({ code: 'unknown' });
};

/** Texts of a translator's file to import. */
export interface TakenTranslations {
  /** A repeated request has the same id, so that it has no effect. */
  readonly clientId: string;
  /** The export that the file belongs to; null if none is known. */
  readonly exchange: string | null;
  readonly prepared: PreparedEdits;
}

/**
 * Imports texts of a translator's file as one request. Refuses with `unknown` and with the codes of
 * `editDraft`.
 */
export const takeTranslations = async (
  granted: Granted<'edit'>,
  draftId: string,
  { clientId, exchange, prepared }: TakenTranslations,
  calculate: Calculate = calculateHere,
): Promise<Outcome<Saved>> => {
  const { db, note } = granted;
  if (exchange !== null && !(await rowOf(db, exchange))) return refused({ code: 'unknown' });
  const draft = await draftNow(db, draftId);
  if (!draft.ok) return draft;
  const making = { prepared, calculate };
  const saved = await editDraft(granted, draftId, { clientId, edits: [] }, making, 'import');
  // A repeated request, or one that changes nothing.
  if (!saved.ok || saved.value.rev <= draft.value.rev) return saved;
  if (exchange !== null)
    await db
      .updateTable('exchange')
      .set((set) => ({ takenAt: set.fn<string>('clock_timestamp') }))
      .where('id', '=', exchange)
      .execute();
  note('exchange.import', draftId, { exchange, rev: saved.value.rev });
  return saved;
};
