import type { Selectable, Transaction } from 'kysely';
import type { Emergency, PersonName, Publication } from '../../api/generated/api-shapes.ts';
import type { Json } from '../tables/columns.ts';
import type { PublicationTable } from '../tables/publication-tables.ts';
import type { Tables } from '../tables/tables.ts';
import { authorsOf } from './draft-authors.ts';
import { namesOf, personOf } from './draft-row.ts';

type Db = Transaction<Tables>;

export type PublicationRow = Selectable<PublicationTable>;

/**
 * A publication as stored. Its failure and its difference from the chain are codes with details, which the server
 * converts to messages.
 */
export type StoredPublication = Omit<Publication, 'failure' | 'differs'> & {
  readonly failure: Json;
  readonly differs: Json;
};

const revertsInProgress = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string | null>> => {
  const rows = await db
    .selectFrom('publication')
    .select('reverts')
    .where('reverts', 'in', ids)
    .where('state', 'in', ['asked', 'storing'])
    .execute();
  return new Set(rows.map(({ reverts }) => reverts));
};

/** Returns the marks of emergency releases, by publication id. Omits publications that failed. */
export const emergencyMarks = async (
  db: Db,
  rows: readonly PublicationRow[],
): Promise<ReadonlyMap<string, Emergency>> => {
  const marked = rows.filter(({ isEmergency, state }) => isEmergency && state !== 'failed');
  if (marked.length === 0) return new Map();
  const reverting = await revertsInProgress(
    db,
    marked.map(({ id }) => id),
  );
  const authors = await authorsOf(
    db,
    marked.flatMap(({ draftId }) => draftId ?? []),
  );
  const peopleOf = ({ draftId, requestedBy }: PublicationRow): readonly string[] => [
    ...new Set([...(authors.get(draftId ?? '') ?? []), requestedBy]),
  ];
  const names = await namesOf(
    db,
    marked.flatMap((row) => [row.decidedBy, ...peopleOf(row)]),
  );
  const named = (id: string): PersonName => personOf(names, id);
  return new Map(
    marked.map((row) => [
      row.id,
      {
        state: row.decision ?? (reverting.has(row.id) ? 'reverting' : 'waiting'),
        reason: row.message,
        publishedBy: named(row.requestedBy),
        authors: peopleOf(row).map(named),
        decidedBy: row.decidedBy === null ? null : named(row.decidedBy),
        decidedAt: row.decidedAt,
      },
    ]),
  );
};

// Does nothing to a release that is decided already.
export const decideEmergency = async (
  db: Db,
  id: string,
  decision: 'confirmed' | 'reverted',
  by: string,
): Promise<void> => {
  await db
    .updateTable('publication')
    .set((set) => ({ decision, decidedBy: by, decidedAt: set.fn<string>('clock_timestamp') }))
    .where('id', '=', id)
    .where('isEmergency', '=', true)
    .where('state', '=', 'settled')
    .where('decision', 'is', null)
    .execute();
};

export const storedPublications = async (
  db: Db,
  rows: readonly PublicationRow[],
): Promise<readonly StoredPublication[]> => {
  const names = await namesOf(
    db,
    rows.map(({ requestedBy }) => requestedBy),
  );
  const marks = await emergencyMarks(db, rows);
  return rows.map(
    ({
      id,
      draftId,
      scheduleId,
      kind,
      source,
      baseNumber,
      requestedBy,
      state,
      number,
      release,
      failure,
      differs,
      at,
      settledAt,
    }) => ({
      ...{
        id,
        draftId,
        scheduleId,
        kind,
        source,
        baseNumber,
        state,
        number,
        release,
        failure,
        differs,
        at,
        settledAt,
      },
      requestedBy: personOf(names, requestedBy),
      emergency: marks.get(id) ?? null,
    }),
  );
};
