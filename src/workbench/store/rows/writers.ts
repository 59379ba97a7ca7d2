import { areRelated } from '../../../authoring/draft/address.ts';
import type { PersonName } from '../../api/generated/api-shapes.ts';
import { namesOf, personOf } from './draft-row.ts';
import type { Granted } from '../transact.ts';

// Brings back edits of other users.
const bringsBack: readonly string[] = ['merge', 'rebase', 'restore'];

/**
 * Returns the users who edited some addresses of drafts, by draft. An edit of a part of the value or of an entry that
 * contains it also counts. Users who only restored edits count only if no other user edited the value.
 */
export const writersIn = async (
  { db }: Granted<'see'>,
  drafts: readonly { readonly id: string; readonly addresses: readonly string[] }[],
): Promise<ReadonlyMap<string, readonly PersonName[]>> => {
  if (drafts.length === 0) return new Map();
  const rows = await db
    .selectFrom('draftEdit')
    .select(['draftId', 'address', 'author', 'kind'])
    .where(
      'draftId',
      'in',
      drafts.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const byDraft = Map.groupBy(rows, ({ draftId }) => draftId);
  const writers = drafts.map(({ id, addresses }) => {
    const related = (byDraft.get(id) ?? []).filter(({ address }) =>
      addresses.some((one) => areRelated(one, address)),
    );
    const written = related.filter(({ kind }) => !bringsBack.includes(kind));
    const counted = written.length > 0 ? written : related;
    return { id, people: [...new Set(counted.flatMap(({ author }) => author ?? []))] };
  });
  const names = await namesOf(
    db,
    writers.flatMap(({ people }) => people),
  );
  return new Map(writers.map(({ id, people }) => [id, people.map((person) => personOf(names, person))]));
};
