import { sql } from 'kysely';
import type { StoppedSchedule } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { isId } from '../is-id.ts';
import type { Json } from '../tables/columns.ts';
import type { Granted } from '../transact.ts';

/** A stopped schedule in the API's format, without the message of the failure. */
export type StoredStop = Omit<StoppedSchedule, 'failure'> & { readonly failure: Json };

export interface StoredStops {
  readonly schedules: readonly StoredStop[];
  readonly count: number;
}

const mostListed = 20;

// A later schedule ends the notice, also if that one was cancelled.
const isLast = sql<boolean>`not exists (select 1 from schedule as later where later.draft_id = schedule.draft_id
  and (later.created_at, later.id) > (schedule.created_at, schedule.id))`;

const concerns = (person: string) => sql<boolean>`(schedule.created_by = ${person}
  or exists (select 1 from draft_edit where draft_edit.draft_id = schedule.draft_id and draft_edit.author = ${person})
  or exists (select 1 from draft_author where draft_author.draft_id = schedule.draft_id and draft_author.person_id = ${person})
  or exists (select 1 from review where review.draft_id = schedule.draft_id and review.reviewer = ${person}))`;

const stoppedAt = sql<string>`(select max(audit.at) from audit
  where audit.subject = draft.id::text and audit.what = 'schedule.fail')`;

const stopsFor = ({ db }: Granted<'see'>, person: string) =>
  db
    .selectFrom('schedule')
    .innerJoin('draft', 'draft.id', 'schedule.draftId')
    .where('schedule.state', '=', 'failed')
    .where('draft.closedAt', 'is', null)
    .where(isLast)
    .where(concerns(person));

/**
 * Returns the stopped schedules of drafts that the user edited, scheduled or reviewed, the last stopped first. Omits
 * those that the user dismissed. Names at most 20 and counts all.
 */
export const readStops = async (granted: Granted<'see'>): Promise<Outcome<StoredStops>> => {
  const { person } = granted;
  if (person === null) return refused({ code: 'not-allowed' });
  const rows = await stopsFor(granted, person)
    .leftJoin('dismissedStop', (join) =>
      join.onRef('dismissedStop.scheduleId', '=', 'schedule.id').on('dismissedStop.personId', '=', person),
    )
    .where('dismissedStop.scheduleId', 'is', null)
    .select(['schedule.id', 'schedule.draftId', 'draft.name', 'schedule.at', 'schedule.failure'])
    .select(stoppedAt.as('stoppedAt'))
    .orderBy('stoppedAt', 'desc')
    .orderBy('schedule.id')
    .execute();
  const schedules = rows.slice(0, mostListed).map(({ draftId, name, ...rest }) => ({
    ...rest,
    draft: { id: draftId, name },
  }));
  return done({ schedules, count: rows.length });
};

/** Dismisses the message about a stopped schedule for one user. Returns the remaining ones. Refuses with `unknown`. */
export const dismissStop = async (granted: Granted<'see'>, id: string): Promise<Outcome<StoredStops>> => {
  const { db, person } = granted;
  if (person === null) return refused({ code: 'not-allowed' });
  const found = isId(id)
    ? await stopsFor(granted, person).where('schedule.id', '=', id).select('schedule.id').executeTakeFirst()
    : undefined;
  if (!found) return refused({ code: 'unknown' });
  await db
    .insertInto('dismissedStop')
    .values({ scheduleId: id, personId: person })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readStops(granted);
};
