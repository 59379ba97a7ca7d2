import { askScheduled, openPublications, settlePublication } from '../../store/publishing/publishing.ts';
import { noticePublication } from '../../store/publishing/notice.ts';
import { claimDueSchedule } from '../../store/publishing/schedules.ts';
import { operate } from '../../store/transact.ts';
import type { PublishingSite } from './publish-next.ts';

type Site = Pick<PublishingSite, 'store' | 'reader' | 'server'>;

// The schedule's id names the publication, so a second try by any server finds the first.
export const fireDue = async ({ store, reader, server }: Site): Promise<boolean> => {
  const before = reader.live()?.source ?? null;
  const seized = await operate(store, 'schedule', (granted) => claimDueSchedule(granted, server, before));
  if (!seized.ok || !seized.value) return false;
  const { schedule, isTooLate } = seized.value;
  // Read again, because another server may have published since.
  const live = reader.live();
  if (isTooLate || !live) return true;
  await operate(store, 'schedule', (granted) => askScheduled(granted, schedule, live));
  return true;
};

export const reconcile = async ({ store, reader }: Site): Promise<void> => {
  const open = await operate(store, 'web', openPublications);
  for (const { id } of open.ok ? open.value : []) {
    const entry = reader.find(id);
    if (entry) await operate(store, 'web', (granted) => settlePublication(granted, id, entry));
  }
};

// Announces what went live, also from a command line.
export const lookAtChain = async ({ store, reader, server }: Site, seen: number): Promise<number> => {
  const last = reader.last();
  const live = last === seen ? undefined : reader.live();
  if (!live) return last;
  await reconcile({ store, reader, server });
  const entry = reader.entry(live.number);
  await operate(store, 'cli', (granted) => noticePublication(granted, live, entry?.id ?? ''));
  return last;
};
