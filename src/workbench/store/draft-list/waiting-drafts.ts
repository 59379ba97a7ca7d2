import { type RawBuilder, sql } from 'kysely';
import { neededFor } from '../drafts/approvals.ts';
import { personHasRight } from '../people/roles.ts';
import type { Role } from '../rights.ts';
import { isAuthor, ownDrafts } from './own-drafts.ts';

type Condition = RawBuilder<boolean>;

// The conditions are those of `approvalsOf`; a test compares the two.

const isNewer = sql`later.draft_id = review.draft_id and later.reviewer = review.reviewer
  and later.verdict <> 'comment' and later.withdrawn_at is null
  and (later.at, later.id) > (review.at, review.id)`;

const asksForChanges: Condition = sql<boolean>`exists (
  select 1 from review
  where review.draft_id = draft.id and review.verdict = 'changes'
    and review.withdrawn_at is null and review.dismissed_by is null
    and not exists (select 1 from review later where ${isNewer})
)`;

const isOfChange = (review: 'review' | 'later') => sql<boolean>`(
  ${sql.ref(`${review}.source`)} = draft.source and ${sql.ref(`${review}.base_source`)} = draft.base_source
  or exists (
    select 1 from proof
    where proof.result = 'same' and proof.source = draft.source and proof.base_source = draft.base_source
      and proof.approved_source = ${sql.ref(`${review}.source`)}
      and proof.approved_base = ${sql.ref(`${review}.base_source`)}
  )
)`;

const approvals = sql<number>`(
  select count(*) from review join person on person.id = review.reviewer
  where review.draft_id = draft.id and review.verdict = 'approve' and review.withdrawn_at is null
    and person.disabled_at is null and ${personHasRight('review.reviewer', 'review')}
    and ${isOfChange('review')} and not ${isAuthor(sql.ref('review.reviewer'))}
    and not exists (
      select 1 from review later where ${isNewer} and (later.verdict = 'changes' or ${isOfChange('later')})
    )
)`;

// `usual`: the approvals that a draft for content needs.
const isApproved = (usual: number): Condition => {
  const needed = sql`case draft.kind
    when 'operator' then ${sql.lit(neededFor({ kind: 'operator' }, usual))} else ${sql.lit(usual)} end`;
  return sql<boolean>`(${approvals} >= ${needed} and not ${asksForChanges})`;
};

const hasFailedSchedule: Condition = sql<boolean>`(
  draft.reason is not null and 'failed' = (
    select schedule.state from schedule where schedule.draft_id = draft.id
    order by schedule.created_at desc, schedule.id desc limit 1
  )
)`;

const hasUndecidedEmergency = (person: string): Condition => sql<boolean>`draft.id in (
  select publication.draft_id from publication
  where publication.is_emergency and publication.decision is null and publication.state <> 'failed'
    and publication.requested_by <> ${person}
    and not exists (
      select 1 from publication reverting
      where reverting.reverts = publication.id and reverting.state in ('asked', 'storing')
    )
)`;

/**
 * Returns SQL conditions for the drafts that wait for a person. A draft matches if any of them is true. They are
 * separate, so that each can use an index.
 */
export const waitingFor = (person: string, roles: readonly Role[], usual: number): readonly Condition[] => {
  const own = ownDrafts(person);
  const isAuthorOf = isAuthor(sql`${person}::uuid`);
  const isReviewer = roles.includes('reviewer');
  const isPublisher = roles.includes('publisher');
  const failed = isPublisher
    ? hasFailedSchedule
    : sql<boolean>`(${hasFailedSchedule} and (${sql.join(own, sql` or `)}))`;
  const toPublish = isPublisher ? isApproved(usual) : sql<boolean>`false`;
  const toReview = isReviewer
    ? sql<boolean>`(not ${isAuthorOf} and not ${isApproved(usual)})`
    : sql<boolean>`false`;
  return [
    ...own.map((one) => sql<boolean>`draft.state = 'open' and ${one} and ${asksForChanges}`),
    sql<boolean>`draft.state = 'review' and (${toReview} or ${toPublish} or ${failed})`,
    ...(isReviewer ? [sql<boolean>`${hasUndecidedEmergency(person)} and not ${isAuthorOf}`] : []),
  ];
};
