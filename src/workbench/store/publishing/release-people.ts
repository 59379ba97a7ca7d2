import { sql } from 'kysely';
import type { ChainEntry } from '../../api/generated/api-shapes.ts';
import { isId } from '../is-id.ts';
import { namesOf, personOf } from '../rows/draft-row.ts';
import type { Granted } from '../transact.ts';

type Db = Granted<'see'>['db'];

const publicationsOf = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('publication')
        .leftJoin('draft', 'draft.id', 'publication.draftId')
        .selectAll('publication')
        .select('draft.name as draftName')
        .where('publication.id', 'in', ids)
        .execute();

const reviewsOf = async (db: Db, drafts: readonly string[]) =>
  drafts.length === 0
    ? []
    : db
        .selectFrom('review')
        .select(['draftId', 'source', 'reviewer', 'verdict', 'at', 'withdrawnAt'])
        .where('draftId', 'in', drafts)
        .orderBy('at')
        .orderBy('id')
        .execute();

// The last sign-off of each user for a cell counts. Sums them up: a release has thousands of cells.
const signOffsOf = async (db: Db, sources: readonly string[], plan: string | undefined) => {
  if (sources.length === 0) return [];
  const ofEach = db
    .selectFrom('signOff')
    .distinctOn(['source', 'item', 'columnName', 'personId'])
    .selectAll()
    .where('source', 'in', sources)
    .$if(plan !== undefined, (query) => query.where('columnName', '=', plan ?? ''))
    .orderBy('source')
    .orderBy('item')
    .orderBy('columnName')
    .orderBy('personId')
    .orderBy(sql`at desc`)
    .orderBy('id');
  const rows = await db
    .selectFrom(ofEach.as('said'))
    .select(['source', 'personId', 'verdict', 'at'])
    .where('verdict', '!=', 'withdrawn')
    .orderBy('at')
    .execute();
  return [
    ...Map.groupBy(rows, ({ source, personId, verdict }) => `${source} ${personId} ${verdict}`).values(),
  ].flatMap((written) => {
    const [first] = written;
    const last = written.at(-1);
    if (!first || !last || first.verdict === 'withdrawn') return [];
    const { source, personId, verdict } = first;
    return [{ source, personId, verdict, cells: written.length, first: first.at, last: last.at }];
  });
};

/**
 * Returns who published, approved and signed off these releases, oldest first. Sign-offs are those of the given plan,
 * by default of all plans. For a release by the command line, only its entry in the chain is known.
 */
export const releasePeople = async (
  { db }: Granted<'see'>,
  entries: readonly ChainEntry[],
  plan: string | undefined,
) => {
  const publications = await publicationsOf(
    db,
    entries.flatMap(({ id }) => (id !== null && isId(id) ? [id] : [])),
  );
  const reviews = await reviewsOf(
    db,
    publications.flatMap(({ draftId }) => draftId ?? []),
  );
  const signOffs = await signOffsOf(db, [...new Set(entries.flatMap(({ source }) => source ?? []))], plan);
  const names = await namesOf(db, [
    ...reviews.map(({ reviewer }) => reviewer),
    ...signOffs.map(({ personId }) => personId),
    ...publications.map(({ decidedBy }) => decidedBy),
  ]);
  const nameOf = (id: string): string => personOf(names, id).name;
  const known = new Map(publications.map((publication) => [publication.id, publication]));
  return entries.toReversed().map(({ number, id, source, time, author, message }) => {
    const publication = known.get(id ?? '');
    const { draftName, isEmergency, decision, decidedBy, decidedAt } = publication ?? {};
    const isDecided = decision && decidedBy && decidedAt;
    return {
      number,
      published: { at: time, ...(author !== null && { author }), ...(message !== null && { message }) },
      ...(typeof draftName === 'string' && { draft: draftName }),
      reviews: reviews
        .filter(({ draftId }) => draftId === publication?.draftId)
        .map(({ reviewer, verdict, at, withdrawnAt, source: reviewed }) => ({
          ...{ name: nameOf(reviewer), verdict, at, isOfRelease: reviewed === publication?.source },
          ...(withdrawnAt !== null && { withdrawnAt }),
        })),
      signOffs: signOffs
        .filter((one) => one.source === source)
        .map(({ personId, verdict, cells, first, last }) => ({
          ...{ name: nameOf(personId), verdict, cells, first, last },
        })),
      ...(isEmergency === true && {
        emergency: isDecided
          ? { decision: { name: nameOf(decidedBy), at: decidedAt, verdict: decision } }
          : {},
      }),
    };
  });
};
