import type { Transaction } from 'kysely';
import type { PersonName, Review } from '../../api/generated/api-shapes.ts';
import { readSettings } from '../people/settings.ts';
import { type DraftRow, namesOf, personOf } from '../rows/draft-row.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';

type Db = Transaction<Tables>;

// Calculated from the reviews and the source, never stored.
export interface Approvals {
  readonly reviews: readonly Review[];
  readonly approvers: readonly PersonName[];
  readonly changesAsked: boolean;
  readonly lapsed: boolean;
  readonly authors: readonly PersonName[];
}

interface Row {
  readonly id: string;
  readonly draftId: string;
  readonly source: string;
  readonly baseSource: string | null;
  readonly reviewer: string;
  readonly verdict: Review['verdict'];
  readonly text: string;
  readonly at: string;
  readonly withdrawnAt: string | null;
  readonly isGone: boolean;
}

// The same source on another base is another change: it may undo what went live since.
const isOfChange = (row: Row, draft: DraftRow): boolean =>
  row.source === draft.source && row.baseSource === draft.baseSource;

const reasonOf = (
  row: Row,
  draft: DraftRow,
  authors: ReadonlySet<string>,
  later: readonly Row[],
): Review['why'] => {
  if (row.withdrawnAt !== null) return 'withdrawn';
  if (authors.has(row.reviewer)) return 'author';
  if (row.isGone) return 'person-gone';
  if (!isOfChange(row, draft)) return 'other-source';
  const isReplaced = later.some(
    (one) =>
      one.reviewer === row.reviewer &&
      one.verdict !== 'comment' &&
      one.withdrawnAt === null &&
      isOfChange(one, draft),
  );
  return isReplaced ? 'replaced' : null;
};

const reviewOf = (row: Row, why: Review['why'], names: ReadonlyMap<string, PersonName>): Review => ({
  id: row.id,
  draftId: row.draftId,
  source: row.source,
  reviewer: personOf(names, row.reviewer),
  verdict: row.verdict,
  text: row.text,
  at: row.at,
  withdrawnAt: row.withdrawnAt,
  counts: row.verdict !== 'comment' && why === null,
  why: row.verdict === 'comment' && row.withdrawnAt === null ? null : why,
});

const approvalsOf = (
  draft: DraftRow,
  rows: readonly Row[],
  authorIds: readonly string[],
  names: ReadonlyMap<string, PersonName>,
): Approvals => {
  const authors = new Set(authorIds);
  const reviews = rows.map((row, index) =>
    reviewOf(row, reasonOf(row, draft, authors, rows.slice(index + 1)), names),
  );
  const counting = reviews.filter(({ counts }) => counts);
  const approvers = counting.filter(({ verdict }) => verdict === 'approve').map(({ reviewer }) => reviewer);
  const older = reviews.some(
    ({ verdict, why }) => verdict === 'approve' && (why === 'other-source' || why === 'author'),
  );
  return {
    reviews,
    approvers,
    changesAsked: counting.at(-1)?.verdict === 'changes',
    lapsed: approvers.length === 0 && older,
    authors: authorIds.map((id) => personOf(names, id)),
  };
};

export const approvalsOfDrafts = async (
  db: Db,
  drafts: readonly DraftRow[],
): Promise<ReadonlyMap<string, Approvals>> => {
  const ids = drafts.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const reviews = await db
    .selectFrom('review')
    .innerJoin('person', 'person.id', 'review.reviewer')
    .selectAll('review')
    .select((select) => select('person.disabledAt', 'is not', null).as('isGone'))
    .where('draftId', 'in', ids)
    .orderBy('review.at')
    .orderBy('review.id')
    .execute();
  const edits = await db
    .selectFrom('draftEdit')
    .select((select) => ['draftId', 'author', select.fn.min('id').as('first')])
    .where('draftId', 'in', ids)
    .groupBy(['draftId', 'author'])
    .orderBy('first')
    .execute();
  const names = await namesOf(db, [
    ...reviews.map(({ reviewer }) => reviewer),
    ...edits.map(({ author }) => author),
  ]);
  return new Map(
    drafts.map((draft) => {
      const own = reviews
        .filter(({ draftId }) => draftId === draft.id)
        .map((row) => ({ ...row, isGone: Boolean(row.isGone) }));
      const authors = edits.filter(({ draftId }) => draftId === draft.id).map(({ author }) => author);
      return [draft.id, approvalsOf(draft, own, authors, names)];
    }),
  );
};

export const approvalsOfDraft = async (db: Db, draft: DraftRow): Promise<Approvals> => {
  const found = (await approvalsOfDrafts(db, [draft])).get(draft.id);
  if (!found) throw new Error(`No approvals were calculated for the draft ${draft.id}.`);
  return found;
};

export const approvalsNeeded = async (granted: Granted<'enter'>): Promise<number> => {
  const settings = await readSettings(granted);
  return settings.ok ? settings.value.approvals : 1;
};

export const isApproved = ({ approvers, changesAsked }: Approvals, needed: number): boolean =>
  approvers.length >= needed && !changesAsked;
