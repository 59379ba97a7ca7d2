import { type RawBuilder, sql } from 'kysely';

type Condition = RawBuilder<boolean>;

const hasCreated = (person: string): Condition => sql<boolean>`draft.created_by = ${person}`;

const hasEdited = (person: RawBuilder<unknown>): Condition => sql<boolean>`exists (
  select 1 from draft_edit where draft_edit.draft_id = draft.id and draft_edit.author = ${person}
)`;

const hasEditedBefore = (person: RawBuilder<unknown>): Condition => sql<boolean>`exists (
  select 1 from draft_author where draft_author.draft_id = draft.id and draft_author.person_id = ${person}
)`;

/**
 * Returns SQL conditions for the drafts of a person. A draft matches if any of them is true. They are separate, so
 * that each can use an index.
 */
export const ownDrafts = (person: string): readonly Condition[] => {
  const id = sql`${person}::uuid`;
  return [hasCreated(person), hasEdited(id), hasEditedBefore(id)];
};

/** Returns the SQL condition that the person edited the draft, or the original of a copied draft. */
export const isAuthor = (person: RawBuilder<unknown>): Condition =>
  sql<boolean>`(${hasEdited(person)} or ${hasEditedBefore(person)})`;

// Goes from draft to draft in the index: the number of edits does not matter.
const editedBy = (person: string) => sql`
  with recursive edited (draft_id) as (
    (select draft_id from draft_edit where author = ${person} order by draft_id limit 1)
    union all
    select (
      select draft_id from draft_edit
      where author = ${person} and draft_id > edited.draft_id order by draft_id limit 1
    ) from edited where edited.draft_id is not null
  )
  select draft_id from edited where draft_id is not null
  union all
  select draft_id from draft_author where person_id = ${person}`;

/** Returns the SQL condition that the person created or edited the draft, for use on every draft. */
export const isOwnOf = (person: string): Condition =>
  sql<boolean>`(${hasCreated(person)} or draft.id in (${editedBy(person)}))`;
