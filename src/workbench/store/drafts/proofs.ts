import { sql, type Transaction } from 'kysely';
import { done, type Outcome } from '../outcome.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import type { ProofTable } from '../tables/draft-tables.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';

type Db = Transaction<Tables>;

/** A change, identified by the sources before and after it. */
export interface ChangeName {
  readonly baseSource: string;
  readonly source: string;
}

/** `same`, or the reason why a change could not be proved equal to the approved one. */
export type ProofResult = ProofTable['result'];

export interface Proof {
  readonly approved: ChangeName;
  readonly result: ProofResult;
}

const nameOf = ({ baseSource, source }: ChangeName): string => `${baseSource} ${source}`;

export type IsProved = (approved: ChangeName, now: ChangeName) => boolean;

export const readProofs = async (db: Db, drafts: readonly DraftRow[]): Promise<IsProved> => {
  const rows = await db
    .selectFrom('proof')
    .selectAll()
    .where('result', '=', 'same')
    .where(
      'source',
      'in',
      drafts.map(({ source }) => source),
    )
    .execute();
  const proved = new Set(
    rows.map(({ approvedBase, approvedSource, ...now }) =>
      [nameOf({ baseSource: approvedBase, source: approvedSource }), nameOf(now)].join(),
    ),
  );
  return (approved, now) =>
    nameOf(approved) === nameOf(now) || proved.has([nameOf(approved), nameOf(now)].join());
};

// True if an approval is of another change than the draft's, and no proof compares the two yet. Older
// approvals, without a change list, count for their own sources only.
export const unprovedApprovals = sql<boolean>`exists (
  select 1 from review
  where review.draft_id = draft.id and review.withdrawn_at is null and review.verdict = 'approve'
    and review.change_list_hash is not null and review.base_source is not null
    and (review.source <> draft.source or review.base_source <> draft.base_source)
    and not exists (
      select 1 from proof
      where proof.source = draft.source and proof.base_source = draft.base_source
        and proof.approved_source = review.source and proof.approved_base = review.base_source
    )
)`;

export const keepProofs = async (
  { db }: Pick<Granted<'operate'>, 'db'>,
  now: ChangeName,
  proofs: readonly Proof[],
  code: string,
): Promise<void> => {
  if (proofs.length === 0) return;
  await db
    .insertInto('proof')
    .values(
      proofs.map(({ approved, result }) => ({
        approvedBase: approved.baseSource,
        approvedSource: approved.source,
        ...now,
        result,
        code,
      })),
    )
    .onConflict((known) => known.doNothing())
    .execute();
};

// A comparison that failed may work later: the machine may have been busy.
const failedHours = 1;

/**
 * Deletes proofs that the server must make again: those of other versions of the code, because this version may show
 * members something different, and comparisons that failed more than an hour ago.
 */
export const forgetProofs = async ({ db }: Granted<'operate'>, code: string): Promise<Outcome<true>> => {
  const isOldFailure = sql<boolean>`(result = 'failed'
    and at < clock_timestamp() - make_interval(hours => ${sql.lit(failedHours)}))`;
  await db
    .deleteFrom('proof')
    .where((where) => where.or([where('code', '<>', code), isOldFailure]))
    .execute();
  return done(true);
};
