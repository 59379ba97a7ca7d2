import { sql } from 'kysely';
import type { Freeze, NewFreeze } from '../../api/generated/api-shapes.ts';
import { addFreeze, freezeAt } from '../people/freezes.ts';
import { type Outcome, refused } from '../outcome.ts';
import { publishingOrder } from '../rows/schedule-rows.ts';
import type { Granted } from '../transact.ts';
import { unscheduleDraft } from './schedules.ts';

const schedulesInside = ({ db }: Granted<'publish'>, { from, until }: NewFreeze) =>
  db
    .selectFrom('schedule')
    .innerJoin('draft', 'draft.id', 'schedule.draftId')
    .select(['schedule.id', 'schedule.at', 'schedule.draftId', 'draft.name'])
    .where('schedule.state', '=', 'waiting')
    .where('schedule.at', '>=', sql<string>`${from}::timestamptz`)
    .where('schedule.at', '<', sql<string>`${until}::timestamptz`)
    .orderBy(publishingOrder)
    .execute();

type Inside = Awaited<ReturnType<typeof schedulesInside>>;

const setAll = async (
  { db, note }: Granted<'publish'>,
  inside: Inside,
  change: { readonly isExempt: true } | { readonly at: string },
): Promise<void> => {
  const wall = 'at' in change && {
    wall: sql<string>`to_char(${change.at}::timestamptz at time zone zone, 'YYYY-MM-DD"T"HH24:MI')`,
  };
  for (const { id, draftId } of inside) {
    await db
      .updateTable('schedule')
      .set({ ...change, ...wall })
      .where('id', '=', id)
      .execute();
    note('schedule.change', draftId, { schedule: id, ...change });
  }
};

// Freezes may follow one another.
const endOfFreezes = async (granted: Granted<'publish'>, at: string): Promise<string> => {
  const next = await freezeAt(granted, at);
  return next ? endOfFreezes(granted, next.until) : at;
};

/**
 * Adds a freeze. `schedules` decides about the schedules inside it: move them to its end (or that of the freezes that
 * follow), cancel them or exempt them. Without `schedules`, refuses with `schedules-inside`. Also refuses with the
 * codes of `addFreeze`.
 */
export const addFreezeOver = async (
  granted: Granted<'publish'>,
  freeze: NewFreeze,
): Promise<Outcome<Freeze>> => {
  const inside = await schedulesInside(granted, freeze);
  if (inside.length > 0 && freeze.schedules === undefined)
    return refused({
      code: 'schedules-inside',
      schedules: inside.map(({ draftId, name, at }) => ({ draft: { id: draftId, name }, at })),
    });
  const added = await addFreeze(granted, freeze);
  if (!added.ok) return added;
  if (freeze.schedules === 'exempt') await setAll(granted, inside, { isExempt: true });
  if (freeze.schedules === 'move')
    await setAll(granted, inside, { at: await endOfFreezes(granted, freeze.until) });
  if (freeze.schedules === 'cancel')
    for (const { draftId } of inside) {
      const cancelled = await unscheduleDraft(granted, draftId);
      if (!cancelled.ok) return cancelled;
    }
  return added;
};
