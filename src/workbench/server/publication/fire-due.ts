import { askScheduled, openPublications, settlePublication } from '../../store/publishing/publishing.ts';
import { noticePublication } from '../../store/publishing/notice.ts';
import { claimDueSchedule } from '../../store/publishing/schedules.ts';
import { done } from '../../store/outcome.ts';
import { failSchedule, type Failure, failureOf, type ScheduleRow } from '../../store/rows/schedule-rows.ts';
import type { Live } from '../../api/generated/api-shapes.ts';
import { operate } from '../../store/transact.ts';
import { gaveUp, mostAttempts, type PublishingSite } from './publish-next.ts';

type Site = Pick<PublishingSite, 'store' | 'reader' | 'server' | 'onProblem'>;

// Undefined if the publication was asked for.
const whyNotAsked = async (
  { store, onProblem }: Site,
  schedule: ScheduleRow,
  live: Live,
): Promise<Failure | undefined> => {
  try {
    const asked = await operate(store, 'schedule', (granted) => askScheduled(granted, schedule, live));
    return asked.ok ? undefined : failureOf(asked.refusal);
  } catch (error) {
    onProblem(error);
    return gaveUp(error);
  }
};

// The schedule's id names the publication, so a second try by any server finds the first.
export const fireDue = async (site: Site): Promise<boolean> => {
  const { store, reader, server } = site;
  const before = reader.live()?.source ?? null;
  const seized = await operate(store, 'schedule', (granted) => claimDueSchedule(granted, server, before));
  if (!seized.ok || !seized.value) return false;
  const { schedule, isTooLate } = seized.value;
  // Read again, because another server may have published since.
  const live = reader.live();
  if (isTooLate || !live) return true;
  const failure = await whyNotAsked(site, schedule, live);
  if (failure && schedule.attempt >= mostAttempts)
    await operate(store, 'schedule', async (granted) => {
      await failSchedule(granted, schedule.draftId, failure);
      return done(undefined);
    });
  return true;
};

// What cannot be settled here is claimed later, and stopped after some attempts.
export const reconcile = async ({ store, reader, onProblem }: Site): Promise<void> => {
  const open = await operate(store, 'web', openPublications);
  for (const { id, baseNumber } of open.ok ? open.value : []) {
    const entry = reader.find(id, baseNumber);
    if (entry)
      await operate(store, 'web', (granted) => settlePublication(granted, id, entry)).catch(onProblem);
  }
};

// Announces what went live, also from a command line.
export const lookAtChain = async (site: Site, seen: number): Promise<number> => {
  const { store, reader } = site;
  const last = reader.last();
  const live = last === seen ? undefined : reader.live();
  if (!live) return last;
  await reconcile(site);
  const entry = reader.entry(live.number);
  await operate(store, 'cli', (granted) => noticePublication(granted, live, entry?.id ?? ''));
  return last;
};
