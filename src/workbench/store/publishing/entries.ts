import { done, type Outcome } from '../outcome.ts';
import { personHasRight } from '../people/roles.ts';
import type { Right } from '../rights.ts';
import { lockedDraft, shownName } from '../rows/draft-row.ts';
import type { PublicationRow } from '../rows/publication-rows.ts';
import { type Failure, failureOf } from '../rows/schedule-rows.ts';
import type { Granted } from '../transact.ts';
import { isAllowed, isAllowedInEmergency } from './guards.ts';

/** Returns the name of a person, and whether they have a right at this moment. */
export const personNow = ({ db }: Pick<Granted<'operate'>, 'db'>, id: string, right: Right) =>
  db
    .selectFrom('person')
    .select((select) => [
      shownName.as('name'),
      select.and([select('disabledAt', 'is', null), personHasRight('person.id', right)]).as('hasRight'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const isExempt = async ({ db }: Granted<'operate'>, scheduleId: string | null): Promise<boolean> => {
  if (scheduleId === null) return false;
  const schedule = db.selectFrom('schedule').select('isExempt').where('id', '=', scheduleId);
  return (await schedule.executeTakeFirstOrThrow()).isExempt;
};

/**
 * Checks a publication again right before its entry is added to the chain, because rights may have changed since the
 * request. Returns the reason why it may not go live, or undefined. The chain checks the base. `changesSettings`: it
 * has no draft, and its operator settings differ from those of the live release.
 */
export const whyNotNow = async (
  granted: Granted<'operate'>,
  row: PublicationRow,
  changesSettings: boolean,
): Promise<Outcome<Failure | undefined>> => {
  const { draftId, source, requestedBy: publisher, scheduleId, isEmergency, reverts } = row;
  const { name, hasRight } = await personNow(granted, publisher, reverts === null ? 'publish' : 'review');
  const isOperator = !changesSettings || (await personNow(granted, publisher, 'configure')).hasRight;
  if (!hasRight || !isOperator)
    return done({ code: scheduleId === null ? 'requester-gone' : 'publisher-gone', name });
  if (draftId === null) return done(undefined);
  const draft = await lockedDraft(granted.db, draftId);
  if (!draft.ok) return draft;
  const request = { source, publisher, isExempt: await isExempt(granted, scheduleId) };
  const allowed = await (isEmergency ? isAllowedInEmergency : isAllowed)(granted, draft.value, request);
  return done(allowed.ok ? undefined : failureOf(allowed.refusal));
};
