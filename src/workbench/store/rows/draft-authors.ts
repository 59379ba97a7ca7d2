import type { Transaction } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/**
 * Returns the users who edited each draft or the draft that it was copied from, in the order of their first
 * edits.
 */
export const authorsOf = async (
  db: Transaction<Tables>,
  drafts: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (drafts.length === 0) return new Map();
  const edits = await db
    .selectFrom('draftEdit')
    .select((select) => ['draftId', 'author', select.fn.min('id').as('first')])
    .where('draftId', 'in', drafts)
    .where('author', 'is not', null)
    .groupBy(['draftId', 'author'])
    .orderBy('first')
    .execute();
  const carried = await db.selectFrom('draftAuthor').selectAll().where('draftId', 'in', drafts).execute();
  const all = [
    ...edits.flatMap(({ draftId, author }) => (author === null ? [] : [{ draftId, author }])),
    ...carried.map(({ draftId, personId }) => ({ draftId, author: personId })),
  ];
  return new Map(
    [...Map.groupBy(all, ({ draftId }) => draftId)].map(([draft, rows]) => [
      draft,
      [...new Set(rows.map(({ author }) => author))],
    ]),
  );
};
