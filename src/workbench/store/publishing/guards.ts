import { sql, type Transaction } from 'kysely';
import type { Freeze, Live } from '../../api/generated/api-shapes.ts';
import { approvalsNeeded, approvalsOfDraft } from '../drafts/approvals.ts';
import { type DraftRow, namesOf, personOf } from '../drafts/draft-row.ts';
import { done, type Outcome, refused } from '../refusals.ts';
import type { Tables } from '../tables/tables.ts';

type Db = Transaction<Tables>;

/** Somebody who wants a draft to go live, as they saw it. */
export interface Wish {
  /** The source that they saw; absent: whatever it is. */
  readonly source?: string;
  readonly publisher: string;
  /** When it goes live, in ISO 8601; absent: now. */
  readonly at?: string;
}

const setting = async (db: Db, name: string): Promise<unknown> =>
  (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value;

/** Refuses where approvals are missing or were for another source, and where the only approver is the publisher although the settings forbid it. */
const approved = async (db: Db, draft: DraftRow, publisher: string): Promise<Outcome<true>> => {
  const [approvals, needed] = [await approvalsOfDraft(db, draft), await approvalsNeeded(db)];
  const { approvers, changesAsked, lapsed } = approvals;
  const given = approvers.length;
  if (given < needed || changesAsked) return refused({ code: lapsed ? 'approval-lapsed' : 'approvals-missing', needed, given });
  const isOwn = given > 0 && approvers.every(({ id }) => id === publisher);
  const mayAlone = (await setting(db, 'soleApproverMayPublish')) !== false;
  return isOwn && !mayAlone ? refused({ code: 'approvals-missing', needed: given + 1, given }) : done(true);
};

/** The freeze window over a moment, in ISO 8601; absent: now. */
const frozenBy = async (db: Db, at: string | undefined): Promise<Freeze | undefined> => {
  const moment = at === undefined ? sql<string>`clock_timestamp()` : sql<string>`${at}::timestamptz`;
  const row = await db
    .selectFrom('freezeWindow')
    .selectAll()
    .where('liftedAt', 'is', null)
    .where('fromAt', '<=', moment)
    .where('untilAt', '>', moment)
    .orderBy('untilAt', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, fromAt: from, untilAt: until, reason, madeBy, at: made } = row;
  return { id, from, until, reason, createdBy: personOf(await namesOf(db, [madeBy]), madeBy), at: made };
};

/**
 * Whether a draft may go live, but for its state and the judgement of its source, which the caller has. Refuses with `closed`, `other-source`,
 * `base-is-not-live` (whatever its number, another source), `approvals-missing`, `approval-lapsed`, `frozen`.
 */
export const mayGoLive = async (
  db: Db,
  draft: DraftRow,
  { source = draft.source, publisher, at }: Wish,
  live: Live,
): Promise<Outcome<true>> => {
  if (draft.closedAt !== null) return refused({ code: 'closed' });
  if (source !== draft.source) return refused({ code: 'other-source', source: draft.source });
  if (live.source !== draft.baseSource) return refused({ code: 'base-is-not-live', live, merge: null });
  const isApproved = await approved(db, draft, publisher);
  if (!isApproved.ok) return isApproved;
  const freeze = await frozenBy(db, at);
  return freeze === undefined ? done(true) : refused({ code: 'frozen', freeze });
};
