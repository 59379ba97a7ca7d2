import type { Selectable, Transaction } from 'kysely';
import type { Publication } from '../../api/generated/api-shapes.ts';
import type { Json } from '../tables/columns.ts';
import type { PublicationTable } from '../tables/publication-tables.ts';
import type { Tables } from '../tables/tables.ts';
import { namesOf, personOf } from './draft-row.ts';

export type PublicationRow = Selectable<PublicationTable>;

/** A publication as stored. Its failure is a code with details, which the server converts to a message. */
export type StoredPublication = Omit<Publication, 'failure'> & { readonly failure: Json };

export const storedPublications = async (
  db: Transaction<Tables>,
  rows: readonly PublicationRow[],
): Promise<readonly StoredPublication[]> => {
  const names = await namesOf(
    db,
    rows.map(({ requestedBy }) => requestedBy),
  );
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
        at,
        settledAt,
      },
      requestedBy: personOf(names, requestedBy),
    }),
  );
};
