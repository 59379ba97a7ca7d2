import type { Transaction } from 'kysely';
import { done, type Outcome } from '../outcome.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { approvalsOfDrafts } from '../drafts/approvals.ts';
import type { ChangeName } from '../drafts/proofs.ts';
import { type DraftToRebase, draftToRebase, rebasable } from './rebase-draft.ts';

type Db = Transaction<Tables>;

/** A draft that the release of another draft may affect. */
export interface OtherDraft {
  readonly draft: DraftRow;
  /** The time when it goes live; null without a schedule. */
  readonly at: string | null;
  /** The changes that were approved, if the approvals count. */
  readonly approvals: readonly ChangeName[];
}

const waitingTimes = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('schedule')
    .select(['draftId', 'at'])
    .where('state', 'in', ['waiting', 'firing'])
    .execute();
  return new Map(rows.map(({ draftId, at }) => [draftId, at]));
};

/** Returns the drafts that the server merges with a release, sorted by name, except the released draft. */
export const otherDrafts = async (
  { db }: Granted<'see'>,
  released: string | undefined,
): Promise<Outcome<readonly OtherDraft[]>> => {
  const rows = await db
    .selectFrom('draft')
    .selectAll()
    .where('state', 'in', [...rebasable])
    .orderBy('name')
    .execute();
  const drafts = rows.filter(({ id }) => id !== released);
  const approvals = await approvalsOfDrafts(db, drafts);
  const times = await waitingTimes(db);
  return done(
    drafts.map((draft) => ({
      draft,
      at: times.get(draft.id) ?? null,
      approvals: (approvals.get(draft.id)?.reviews ?? []).flatMap(
        ({ verdict, counts, source, baseSource }) =>
          verdict === 'approve' && counts && typeof baseSource === 'string' ? [{ source, baseSource }] : [],
      ),
    })),
  );
};

/** Returns a draft with its files and the changes that were approved. */
export const withFiles = async ({ db }: Granted<'see'>, draft: DraftRow): Promise<Outcome<DraftToRebase>> =>
  done(await draftToRebase(db, draft));
