import { areRelated } from '../../../authoring/draft/address.ts';
import type { Deletion as FoundDeletion } from '../../../authoring/draft/history/deletions.ts';
import type { Deletion, Deletions } from '../../api/generated/api-shapes.ts';
import { knownPublications } from '../../store/publishing/publications.ts';
import { type ReleaseTakingBack, releasesTakingBack } from '../../store/rows/taken-back.ts';
import type { Granted } from '../../store/transact.ts';
import type { Compared, Scanned } from './scan-releases.ts';

// The releases that brought it back, oldest first.
const restoredBy = (
  { key, number }: Pick<Deletion, 'key' | 'number'>,
  back: readonly ReleaseTakingBack[],
): readonly number[] => [
  ...new Set(
    back
      .filter(
        ({ by, kind, number: of, addresses }) =>
          by > number &&
          (kind === 'undo' ? of === number : of < number) &&
          addresses.some((address) => areRelated(address, key)),
      )
      .map(({ by }) => by)
      .toSorted((one, other) => one - other),
  ),
];

const deletionsOf = (
  { entry, before, found }: Compared<FoundDeletion>,
  drafts: Awaited<ReturnType<typeof knownPublications>>,
  back: readonly ReleaseTakingBack[],
): readonly Deletion[] => {
  const { number, kind, time, author = null, message = null } = entry;
  const draft = drafts.get(entry.id)?.draft ?? null;
  return found.map(({ key, addresses, item }) => ({
    ...{ number, kind, time, author, message, draft, before: before ?? null, key, addresses },
    ...{ item: item?.[0] ?? null, above: item?.slice(1).reverse() ?? [] },
    restoredBy: restoredBy({ key, number }, back),
  }));
};

/** Completes deletions with the drafts of the releases, and with the later releases that restored the items. */
export const deletionsAnswer = async (
  granted: Granted<'see'>,
  { releases, unread, since, next }: Scanned<FoundDeletion>,
): Promise<Deletions> => {
  const drafts = await knownPublications(
    granted,
    releases.map(({ entry }) => entry.id),
  );
  const back = await releasesTakingBack(granted.db);
  const deletions = releases.flatMap((one) => deletionsOf(one, drafts, back));
  return { deletions, unread: [...unread], since: since ?? null, next: next ?? null };
};
