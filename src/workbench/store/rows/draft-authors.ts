import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Returns the users who edited each draft, or the original of a copied draft, in the order of their first edits. */
export const authorsOf = async (
  db: Transaction<Tables>,
  drafts: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (drafts.length === 0) return new Map();
  // Goes from author to author in the index: the number of edits does not matter.
  const { rows } = await sql<{ readonly draftId: string; readonly author: string }>`
    with recursive found (draft_id, author, first) as (
      select draft.id, edit.author, edit.id from draft, lateral (
        select author, id from draft_edit
        where draft_id = draft.id and author is not null order by author, id limit 1
      ) edit where draft.id in (${sql.join(drafts)})
      union all
      select found.draft_id, edit.author, edit.id from found, lateral (
        select author, id from draft_edit
        where draft_id = found.draft_id and author > found.author order by author, id limit 1
      ) edit
    )
    select draft_id, author, first from found
    union all
    select draft_id, person_id, null from draft_author where draft_id in (${sql.join(drafts)})
    order by first nulls last`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ draftId }) => draftId)].map(([draft, own]) => [
      draft,
      [...new Set(own.map(({ author }) => author))],
    ]),
  );
};
