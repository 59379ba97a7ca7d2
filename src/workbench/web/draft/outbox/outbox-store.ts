import { createStore, get, update } from 'idb-keyval';
import type { OpenPage } from './outbox-keeper.ts';
import type { OutboxStore } from './synced-outbox.ts';
import { emptyOutbox, type Outbox } from './outbox.ts';

export const database = (() => {
  let opened: ReturnType<typeof createStore> | undefined;
  return () => (opened ??= createStore('workbench-outbox', 'kept'));
})();

// The tabs of a user announce changes of an outbox on this channel.
const channelName = (key: string): string => `workbench-outbox ${key}`;

// Never shown to another user.
export const browserStore = (person: string, draft: string): OutboxStore => {
  const key = `${person} ${draft}`;
  // A tab also hears its own messages, on another channel of the same name.
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

export const aloneInBrowser =
  (person: string, draft: string) =>
  (work: () => Promise<void>): Promise<void> =>
    navigator.locks.request(`workbench-outbox ${person} ${draft}`, work);

// In the first tab, stored edits belong to a closed tab.
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
