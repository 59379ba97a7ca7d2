import type { Transaction } from 'kysely';
import type { PersonName, Review } from '../../api/generated/api-shapes.ts';
import { personHasRight } from '../people/roles.ts';
import { readSettings } from '../people/settings.ts';
import { type IsProved, readProofs } from './proofs.ts';
import { authorsOf } from '../rows/draft-authors.ts';
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
  readonly baseNumber: number | null;
  readonly reviewer: string;
  readonly verdict: Review['verdict'];
  readonly text: string;
  readonly at: string;
  readonly withdrawnAt: string | null;
  readonly dismissedBy: string | null;
  readonly isGone: boolean;
  readonly mayReview: boolean;
}

const reasonOf = (
  row: Row,
  authors: ReadonlySet<string>,
  isOfChange: (row: Row) => boolean,
  later: readonly Row[],
): Review['why'] => {
  if (row.withdrawnAt !== null) return 'withdrawn';
  const newer = later.filter(
    (one) => one.reviewer === row.reviewer && one.verdict !== 'comment' && one.withdrawnAt === null,
  );
  // What it asked for may still be missing after an edit, and when the reviewer has left.
  if (row.verdict === 'changes') {
    if (row.dismissedBy !== null) return 'dismissed';
    return newer.length > 0 ? 'replaced' : null;
  }
  if (authors.has(row.reviewer)) return 'author';
  if (row.isGone) return 'person-gone';
  if (!row.mayReview) return 'not-reviewer';
  if (!isOfChange(row)) return 'other-source';
  return newer.some((one) => one.verdict === 'changes' || isOfChange(one)) ? 'replaced' : null;
};

const reviewOf = (row: Row, why: Review['why'], names: ReadonlyMap<string, PersonName>): Review => ({
  id: row.id,
  draftId: row.draftId,
  source: row.source,
  baseSource: row.baseSource,
  baseNumber: row.baseNumber,
  reviewer: personOf(names, row.reviewer),
  verdict: row.verdict,
  text: row.text,
  at: row.at,
  withdrawnAt: row.withdrawnAt,
  dismissedBy: row.dismissedBy === null ? null : personOf(names, row.dismissedBy),
  counts: row.verdict !== 'comment' && why === null,
  why: row.verdict === 'comment' && row.withdrawnAt === null ? null : why,
});

const approvalsOf = (
  draft: DraftRow,
  rows: readonly Row[],
  authorIds: readonly string[],
  names: ReadonlyMap<string, PersonName>,
  isProved: IsProved,
): Approvals => {
  const authors = new Set(authorIds);
  // The same source on another base is another change: it may undo what went live since.
  const isOfChange = ({ source, baseSource }: Row): boolean =>
    baseSource !== null && isProved({ source, baseSource }, draft);
  const reviews = rows.map((row, index) =>
    reviewOf(row, reasonOf(row, authors, isOfChange, rows.slice(index + 1)), names),
  );
  const counting = reviews.filter(({ counts }) => counts);
  const approvers = counting.filter(({ verdict }) => verdict === 'approve').map(({ reviewer }) => reviewer);
  const older = reviews.some(
    ({ verdict, why }) => verdict === 'approve' && (why === 'other-source' || why === 'author'),
  );
  return {
    reviews,
    approvers,
    changesAsked: counting.some(({ verdict }) => verdict === 'changes'),
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
    .select((select) => [
      select('person.disabledAt', 'is not', null).as('isGone'),
      personHasRight('review.reviewer', 'review').as('mayReview'),
    ])
    .where('draftId', 'in', ids)
    .orderBy('review.at')
    .orderBy('review.id')
    .execute();
  const authors = await authorsOf(db, ids);
  // Only reviews need a proof.
  const isProved = reviews.length === 0 ? () => false : await readProofs(db, drafts);
  const names = await namesOf(db, [
    ...reviews.map(({ reviewer }) => reviewer),
    ...reviews.map(({ dismissedBy }) => dismissedBy),
    ...[...authors.values()].flat(),
  ]);
  const reviewsOf = Map.groupBy(
    reviews.map((row) => ({ ...row, isGone: Boolean(row.isGone), mayReview: Boolean(row.mayReview) })),
    ({ draftId }) => draftId,
  );
  return new Map(
    drafts.map((draft) => [
      draft.id,
      approvalsOf(draft, reviewsOf.get(draft.id) ?? [], authors.get(draft.id) ?? [], names, isProved),
    ]),
  );
};

export const approvalsOfDraft = async (db: Db, draft: DraftRow): Promise<Approvals> => {
  const found = (await approvalsOfDrafts(db, [draft])).get(draft.id);
  if (!found) throw new Error(`No approvals were calculated for the draft ${draft.id}.`);
  return found;
};

/** Returns the number of approvals that a draft for content needs. */
export const usualApprovals = async (granted: Granted<'enter'>): Promise<number> => {
  const settings = await readSettings(granted);
  return settings.ok ? settings.value.approvals : 1;
};

// Whatever the settings of the workbench say: operator settings decide where members send their password.
export const operatorApprovals = 2;

/** Returns the number of approvals that a draft needs. `usual` is the number for a draft for content. */
export const neededFor = ({ kind }: Pick<DraftRow, 'kind'>, usual: number): number =>
  kind === 'operator' ? Math.max(operatorApprovals, usual) : usual;

export const approvalsNeeded = async (
  granted: Granted<'enter'>,
  draft: Pick<DraftRow, 'kind'>,
): Promise<number> => neededFor(draft, await usualApprovals(granted));

export const isApproved = ({ approvers, changesAsked }: Approvals, needed: number): boolean =>
  approvers.length >= needed && !changesAsked;
