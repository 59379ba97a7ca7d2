import { sql } from 'kysely';
import type { WaitingWork } from '../../api/generated/api-shapes.ts';
import { done, type Outcome } from '../outcome.ts';
import { isAuthor } from './own-drafts.ts';
import type { Granted } from '../transact.ts';
import { approvalsOfDrafts } from '../drafts/approvals.ts';

/**
 * Returns the open drafts that a person edited, scheduled, approved or requested changes to, sorted by name. An
 * approval that was carried over to a newer release counts.
 */
export const waitingWork = async (
  { db }: Pick<Granted<'administer'>, 'db'>,
  id: string,
): Promise<Outcome<WaitingWork>> => {
  const open = await db
    .selectFrom('draft')
    .selectAll()
    .where('closedAt', 'is', null)
    .where((where) =>
      where.or([
        isAuthor(sql`${id}::uuid`),
        where.exists(
          where
            .selectFrom('review')
            .select('review.id')
            .whereRef('review.draftId', '=', 'draft.id')
            .where('reviewer', '=', id),
        ),
        where.exists(
          where
            .selectFrom('schedule')
            .select('schedule.id')
            .whereRef('schedule.draftId', '=', 'draft.id')
            .where('createdBy', '=', id),
        ),
      ]),
    )
    .orderBy('name')
    .execute();
  const schedules = await db
    .selectFrom('schedule')
    .select('draftId')
    .where('createdBy', '=', id)
    .where('state', 'in', ['waiting', 'firing'])
    .execute();
  const scheduled = new Set(schedules.map(({ draftId }) => draftId));
  const approvals = await approvalsOfDrafts(db, open);
  const drafts = open.map((draft) => {
    const { authors = [], reviews = [] } = approvals.get(draft.id) ?? {};
    const own = reviews.filter(({ reviewer, counts }) => reviewer.id === id && counts);
    return {
      ...{ id: draft.id, name: draft.name },
      isAuthor: authors.some((author) => author.id === id),
      hasApproved: own.some(({ verdict }) => verdict === 'approve'),
      hasRequested: own.some(({ verdict }) => verdict === 'changes'),
      hasScheduled: scheduled.has(draft.id),
    };
  });
  return done({
    drafts: drafts.filter(
      ({ isAuthor, hasApproved, hasRequested, hasScheduled }) =>
        isAuthor || hasApproved || hasRequested || hasScheduled,
    ),
  });
};
