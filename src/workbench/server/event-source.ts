import type { DraftUpdate } from '../api/generated/api-shapes.ts';
import { readPresence } from '../store/people/presence.ts';
import { readUpdates } from '../store/drafts/read-drafts.ts';
import { newestRow, rowsAfter } from '../store/log-follow.ts';
import type { Outcome } from '../store/outcome.ts';
import type { Store } from '../store/store.ts';
import { type Granted, operate } from '../store/transact.ts';
import { countNext } from './background/count-changes.ts';
import type { Editing } from './edits/start-editing.ts';
import type { EventSource } from './events/event-hub.ts';

export const eventSource = (store: Store, editing: Pick<Editing, 'count'>): EventSource => {
  const read = async <T>(
    work: (granted: Granted<'operate'>) => Promise<Outcome<T>>,
  ): Promise<T | undefined> => {
    const outcome = await operate(store, 'web', work);
    return outcome.ok ? outcome.value : undefined;
  };
  const updatesOf = async (drafts: readonly string[]): Promise<ReadonlyMap<string, DraftUpdate>> =>
    (drafts.length > 0 && (await read((granted) => readUpdates(granted, drafts)))) || new Map();
  return {
    follow: store.follow,
    rowsAfter: async (id, most) => (await read((granted) => rowsAfter(granted, id, most))) ?? [],
    present: async (draft) => (await read((granted) => readPresence(granted, draft)))?.people,
    newest: async () => (await read(newestRow)) ?? 0,
    updates: async (drafts) => {
      const known = await updatesOf(drafts);
      const uncounted = [...known].flatMap(([draft, { changes }]) => (changes === null ? [draft] : []));
      for (const draft of uncounted) await countNext(store, editing, draft);
      return new Map([...known, ...(await updatesOf(uncounted))]);
    },
  };
};
