import { sameJson } from '../../../../authoring/draft/json-value.ts';
import { createStore, type Store } from '../../state/create-store.ts';
import { emptyOutbox, type Outbox } from './outbox.ts';

/** Where one user's edits of one draft are stored. Every change goes through `change`, one after the other, in whichever tab it is made. */
export interface OutboxStore {
  readonly load: () => Promise<Outbox>;
  readonly change: (step: (outbox: Outbox) => Outbox) => Promise<Outbox>;
  /** Calls back when another tab changed it; returns how to stop. */
  readonly follow?: (changed: () => void) => () => void;
}

interface SyncedOutbox extends Pick<Store<Outbox>, 'get' | 'subscribe'> {
  readonly change: OutboxStore['change'];
  readonly load: () => Promise<Outbox>;
  readonly follow: () => () => void;
}

/** An outbox that shows each change at once and stores it; a change of another tab shows as soon as all changes of this one are stored. */
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
        // The stored outbox also has what other tabs typed.
        if (changing === 1 && !sameJson(stored, shown.get())) shown.set(stored);
        return stored;
      } finally {
        changing -= 1;
        if (changing === 0 && isBehind) await catchUp();
      }
    },
  };
};
