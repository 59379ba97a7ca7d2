import { createStore, get, update } from 'idb-keyval';
import { emptyOutbox, type Outbox } from './outbox.ts';
import type { OutboxStore } from './outbox-keeper.ts';

const database = (() => {
  let opened: ReturnType<typeof createStore> | undefined;
  return () => (opened ??= createStore('workbench-outbox', 'kept'));
})();

/** The edits of one person in one draft, in this browser's database: another person never gets at them through the workbench. */
export const browserStore = (person: string, draft: string): OutboxStore => {
  const key = `${person} ${draft}`;
  return {
    load: async () => (await get<Outbox>(key, database())) ?? emptyOutbox,
    change: async (step) => {
      let after = emptyOutbox;
      await update<Outbox>(
        key,
        (before) => {
          after = step(before ?? emptyOutbox);
          return after;
        },
        database(),
      );
      return after;
    },
  };
};

/** One sender at a time over all tabs of the browser. */
export const aloneInBrowser =
  (person: string, draft: string) =>
  (work: () => Promise<void>): Promise<void> =>
    navigator.locks.request(`workbench-outbox ${person} ${draft}`, work);
