import { sameJson } from '../../../../authoring/draft/json-value.ts';
import { createStore, type Store } from '../../state/create-store.ts';
import { emptyOutbox, type Outbox } from './outbox.ts';

// Every change goes through `change`, one after the other, in every tab.
export interface OutboxStore {
  readonly load: () => Promise<Outbox>;
  readonly change: (step: (outbox: Outbox) => Outbox) => Promise<Outbox>;
  readonly follow?: (changed: () => void) => () => void;
}

interface SyncedOutbox extends Pick<Store<Outbox>, 'get' | 'subscribe'> {
  readonly change: OutboxStore['change'];
  readonly load: () => Promise<Outbox>;
  readonly follow: () => () => void;
}

// Shows each change at once. Changes of other tabs show after this tab's own are stored.
export const syncOutbox = (store: OutboxStore, onFollowed: (outbox: Outbox) => void): SyncedOutbox => {
  const shown = createStore(emptyOutbox);
  let changing = 0;
  let isBehind = false;
  const load = async (): Promise<Outbox> => {
    const outbox = await store.load();
    if (changing === 0) shown.set(outbox);
    else isBehind = true;
    return outbox;
  };
  const catchUp = async (): Promise<void> => {
    isBehind = changing > 0;
    if (isBehind) return;
    const outbox = await load();
    if (shown.get() === outbox) onFollowed(outbox);
  };
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    load,
    follow: () => store.follow?.(() => void catchUp()) ?? (() => undefined),
    change: async (step) => {
      shown.set(step(shown.get()));
      changing += 1;
      try {
        const stored = await store.change(step);
        // The stored outbox also has edits of other tabs.
        if (changing === 1 && !sameJson(stored, shown.get())) shown.set(stored);
        return stored;
      } finally {
        changing -= 1;
        if (changing === 0 && isBehind) await catchUp();
      }
    },
  };
};
