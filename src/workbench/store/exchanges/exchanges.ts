import type { Selectable, Transaction } from 'kysely';
import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Exchange, ExchangeFormat, Imported, ImportedWord } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { isId } from '../is-id.ts';
import { draftNow, namesOf, personOf } from '../rows/draft-row.ts';
import { json } from '../tables/columns.ts';
import type { ExchangeTable } from '../tables/draft-tables.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
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

/** Creates a file for translators from a draft. Refuses with `unknown`. */
export const createExchange = async (
  granted: Granted<'edit'>,
  draftId: string,
  format: ExchangeFormat,
  chosen: Chosen,
): Promise<Outcome<Exchange>> => {
  const { db, person, note } = granted;
  const draft = await draftNow(db, draftId);
  if (!draft.ok || person === null) return draft.ok ? refused({ code: 'not-allowed' }) : draft;
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

/** The edits that a translator's file makes in the current files of the draft. */
export interface Taken {
  readonly edits: readonly DraftEdit[];
  readonly words: readonly ImportedWord[];
}

export interface Import {
  /** Derived from the file, so that importing it again has no effect. */
  readonly clientId: string;
  readonly isDry: boolean;
  /** If given, files of other drafts are refused. */
  readonly draftId?: string;
  readonly read: (content: { readonly words: ExchangeWords; readonly files: SourceFiles }) => Outcome<Taken>;
  /** If given, what `read` gives and the edits are for this state of the draft. */
  readonly prepared?: PreparedEdits;
}

/**
 * Imports a translator's file as one request. Refuses with `unknown`, with the codes of `editDraft`, and with
 * those of the file reader.
 */
export const importExchange = async (
  granted: Granted<'edit'>,
  id: string,
  { clientId, isDry, draftId, read, prepared }: Import,
): Promise<Outcome<Imported>> => {
  const { db, note } = granted;
  const row = await rowOf(db, id);
  if (!row || (draftId !== undefined && draftId !== row.draftId)) return refused({ code: 'unknown' });
  const draft = await draftNow(db, row.draftId);
  if (!draft.ok) return draft;
  const { source } = draft.value;
  if (prepared && prepared.source !== source) return refused({ code: 'other-source', source });
  const taken = read({ words: row.words, files: await filesOf(db, source) });
  if (!taken.ok || isDry || taken.value.edits.length === 0)
    return taken.ok ? done({ words: taken.value.words }) : taken;
  const saved = await editDraft(
    granted,
    row.draftId,
    { clientId, edits: taken.value.edits },
    { kind: 'import', ...(prepared && { prepared }) },
  );
  if (!saved.ok) return saved;
  await db
    .updateTable('exchange')
    .set((set) => ({ takenAt: set.fn<string>('clock_timestamp') }))
    .where('id', '=', id)
    .execute();
  note('exchange.import', row.draftId, { exchange: id, rev: saved.value.rev });
  return done({ words: taken.value.words, ...saved.value });
};
