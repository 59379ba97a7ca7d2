import type { Selectable, Transaction } from 'kysely';
import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Exchange, ExchangeFormat, Imported, ImportedWord } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { draftNow, isId, namesOf, personOf } from '../rows/draft-row.ts';
import { json } from '../tables/columns.ts';
import type { ExchangeTable } from '../tables/draft-tables.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { editDraft } from './edit-draft.ts';
import { filesOf } from './sources.ts';

type Db = Transaction<Tables>;
type Row = Selectable<ExchangeTable>;

/** The addresses of the words of a file for translators, each with the hash of its English then. */
export type ExchangeWords = Row['words'];

const asRead = async (db: Db, { id, draftId, format, source, words, madeBy, at, takenAt }: Row): Promise<Exchange> => {
  const names = await namesOf(db, [madeBy]);
  return { id, draftId, format, source, texts: Object.keys(words).length, madeBy: personOf(names, madeBy), at, takenAt };
};

type Chosen = (files: SourceFiles) => ExchangeWords;

/** Makes a file for translators out of a draft. Refuses with `unknown`. */
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

/** What the file of an exchange is made of. Refuses with `unknown`. */
export const readExchange = async ({ db }: Granted<'edit'>, id: string): Promise<Outcome<ExchangeContent>> => {
  const row = await rowOf(db, id);
  return row
    ? done({ exchange: await asRead(db, row), words: row.words, files: await filesOf(db, row.source) })
    : refused({ code: 'unknown' });
};

/** What a translator's file comes to, on the files of the draft as they are now. */
export interface Taken {
  readonly edits: readonly DraftEdit[];
  readonly words: readonly ImportedWord[];
}

// A translator's file: its own name for the request, and what it says, worked out by whoever can read it.
export interface Import {
  /** The same file again is the same request: it is answered again and not taken twice. */
  readonly clientId: string;
  /** Only tells what would be taken. */
  readonly isDry: boolean;
  /** The draft that the words are meant for: a file that was made of another one is refused. */
  readonly draftId?: string;
  readonly read: (content: { readonly words: ExchangeWords; readonly files: SourceFiles }) => Outcome<Taken>;
}

/**
 * Takes a translator's file into the draft that its exchange was made of, as one request. Refuses with `unknown`, what `editDraft` refuses
 * and what the reader refuses, such as a file of another exchange.
 */
export const importExchange = async (
  granted: Granted<'edit'>,
  id: string,
  { clientId, isDry, draftId, read }: Import,
): Promise<Outcome<Imported>> => {
  const { db, note } = granted;
  const row = await rowOf(db, id);
  if (!row || (draftId !== undefined && draftId !== row.draftId)) return refused({ code: 'unknown' });
  const draft = await draftNow(db, row.draftId);
  if (!draft.ok) return draft;
  const taken = read({ words: row.words, files: await filesOf(db, draft.value.source) });
  if (!taken.ok || isDry || taken.value.edits.length === 0) return taken.ok ? done({ words: taken.value.words }) : taken;
  const saved = await editDraft(granted, row.draftId, { clientId, edits: taken.value.edits }, 'import');
  if (!saved.ok) return saved;
  await db
    .updateTable('exchange')
    .set((set) => ({ takenAt: set.fn<string>('clock_timestamp') }))
    .where('id', '=', id)
    .execute();
  note('exchange.import', row.draftId, { exchange: id, rev: saved.value.rev });
  return done({ words: taken.value.words, ...saved.value });
};
