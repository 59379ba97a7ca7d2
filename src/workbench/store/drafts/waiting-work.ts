import type { WaitingWork } from '../../api/generated/api-shapes.ts';
import { done, type Outcome } from '../outcome.ts';
import type { Granted } from '../transact.ts';

/**
 * Returns the drafts that are not closed and that a person edited, scheduled or approved, sorted by name.
 */
export const waitingWork = async (
  { db }: Pick<Granted<'administer'>, 'db'>,
  id: string,
): Promise<Outcome<WaitingWork>> => {
  const rows = await db
    .selectFrom('draft')
    .select((select) => [
      'draft.id',
      'draft.name',
      select
        .exists(
          select
            .selectFrom('draftEdit')
            .select('id')
            .whereRef('draftId', '=', 'draft.id')
            .where('author', '=', id),
        )
        .as('isAuthor'),
      select
        .exists(
          select
            .selectFrom('schedule')
            .select('id')
            .whereRef('draftId', '=', 'draft.id')
            .where('createdBy', '=', id)
            .where('state', 'in', ['waiting', 'firing']),
        )
        .as('hasScheduled'),
      select
        .exists(
          select
            .selectFrom('review')
            .select('id')
            .whereRef('draftId', '=', 'draft.id')
            .whereRef('review.source', '=', 'draft.source')
            .where('reviewer', '=', id)
            .where('verdict', '=', 'approve')
            .where('withdrawnAt', 'is', null),
        )
        .as('hasApproved'),
    ])
    .where('closedAt', 'is', null)
    .orderBy('draft.name')
    .execute();
  const drafts = rows
    .map(({ isAuthor, hasScheduled, hasApproved, ...draft }) => ({
      ...draft,
      isAuthor: Boolean(isAuthor),
      hasScheduled: Boolean(hasScheduled),
      hasApproved: Boolean(hasApproved),
    }))
    .filter(({ isAuthor, hasScheduled, hasApproved }) => isAuthor || hasScheduled || hasApproved);
  return done({ drafts });
};
