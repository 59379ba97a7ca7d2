import { createStore, get, update } from 'idb-keyval';
import type { OpenPage } from './outbox-keeper.ts';
import type { OutboxStore } from './synced-outbox.ts';
import { emptyOutbox, type Outbox } from './outbox.ts';

/** The browser's database of everything that is kept. */
export const database = (() => {
  let opened: ReturnType<typeof createStore> | undefined;
  return () => (opened ??= createStore('workbench-outbox', 'kept'));
})();

/** The channel on which the pages of one person tell each other that an outbox changed. */
const channelName = (key: string): string => `workbench-outbox ${key}`;

/** The edits of one person in one draft, in this browser's database: another person never gets at them through the workbench. */
export const browserStore = (person: string, draft: string): OutboxStore => {
  const key = `${person} ${draft}`;
  // A page hears its own messages too, on another channel of the same name.
  const own = crypto.randomUUID();
  const load = async (): Promise<Outbox> => (await get<Outbox>(key, database())) ?? emptyOutbox;
  return {
    load,
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
      const channel = new BroadcastChannel(channelName(key));
      channel.postMessage(own);
      channel.close();
      return after;
    },
    follow: (changed) => {
      const channel = new BroadcastChannel(channelName(key));
      channel.addEventListener('message', ({ data }) => data !== own && changed());
      return () => channel.close();
    },
  };
};

/** One sender at a time over all tabs of the browser. */
export const aloneInBrowser =
  (person: string, draft: string) =>
  (work: () => Promise<void>): Promise<void> =>
    navigator.locks.request(`workbench-outbox ${person} ${draft}`, work);

/** Says that a page has an outbox open, until it is stopped, and answers whether it is the first: what is kept then is of a page that is gone. */
export const openInBrowser = (person: string, draft: string): OpenPage => {
  const name = `workbench-outbox-open ${person} ${draft}`;
  const stop = new AbortController();
  const first = new Promise<boolean>((resolve) => {
    const hold = new Promise<void>((ended) => stop.signal.addEventListener('abort', () => ended()));
    const asked = navigator.locks.query().then(({ held = [] }) => held.every((lock) => lock.name !== name));
    void navigator.locks.request(name, { mode: 'shared' }, () => hold);
    asked.then(resolve, () => resolve(true));
  });
  return { isFirst: () => first, stop: () => stop.abort() };
};
