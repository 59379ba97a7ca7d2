import type { Carried } from '../../../../authoring/draft/json-value.ts';
import type { ChangedItem, EditWish, Saved } from '../../../api/generated/api-shapes.ts';
import { isApiFailure } from '../../api/api-failure.ts';
import { accepted, begun, type Decision, decided, disputed, emptyOutbox, keptAddresses, type Outbox, returned, typed } from './outbox.ts';

/** How the outbox stands: all sent, being sent, kept until the server answers, can save or somebody signs in, found from before, or refused for good. */
export type OutboxStatus = 'saved' | 'saving' | 'offline' | 'unable' | 'signed-out' | 'found' | 'refused';

/** What a page shows of the outbox. */
export interface OutboxView {
  readonly outbox: Outbox;
  readonly status: OutboxStatus;
  /** Why the server refuses for good, in the reader's language, and its code. */
  readonly refusal?: { readonly code: string; readonly message: string };
}

/** Where the edits of one person in one draft are kept; every change goes through `change`, one after the other, whichever tab asks. */
export interface OutboxStore {
  readonly load: () => Promise<Outbox>;
  readonly change: (step: (outbox: Outbox) => Outbox) => Promise<Outbox>;
  /** Calls back when another page of the browser changed it; answers how to stop. */
  readonly follow?: (changed: () => void) => () => void;
}

/** A page of the browser that has the outbox open. */
export interface OpenPage {
  /** Whether no other page had it open before; else what is kept is being typed there. */
  readonly isFirst: () => Promise<boolean>;
  readonly stop: () => void;
}

/** What the keeper needs of the world. */
export interface KeeperWorld {
  readonly store: OutboxStore;
  readonly send: (clientId: string, edits: readonly EditWish[]) => Promise<Saved>;
  /** Runs one sender at a time over all tabs of the browser. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Says that this page has the outbox open, until it is stopped. Absent: no other page can have it open. */
  readonly enter?: () => OpenPage;
  readonly newId: () => string;
  readonly now: () => number;
  /** Told after each request that was accepted, with what it wrote. */
  readonly onSaved: (saved: Saved, edits: readonly EditWish[]) => void;
}

/** So long after the last key an edit goes to the server: a pause between words, not one inside a word. */
export const pauseAfterKey = 400;

/** After a failure of the way it is tried again; what waits is safe meanwhile. */
const pauseAfterFailure = 5_000;

/** Refusals after which the same request would be refused again. */
const forGood = (status: number): boolean => status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;

/** Keeps what is typed on this computer first, then sends it. */
export interface OutboxKeeper {
  readonly view: () => OutboxView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (address: string, found: Carried, value: Carried) => void;
  readonly decide: (address: string, decision: Decision) => void;
  /** Sends what waits, now: on leaving a field, once somebody is signed in again, once edits that were found are to be applied. */
  readonly flush: () => Promise<void>;
  readonly drop: () => Promise<void>;
  /** Reads what is kept and follows it, until the function that it answers is called. Before, it has neither a lock nor a follower. */
  readonly open: () => () => void;
}

const isEmpty = (outbox: Outbox): boolean => keptAddresses(outbox).length === 0;

/** What is in dispute waits for its author, not for the server. */
const keptOnlyInDispute = ({ edits, sending }: Outbox): boolean => Object.keys(edits).length === 0 && !sending;

/** A keeper over a store and a server. Edits that were kept by an earlier page are offered (`found`), never sent unasked. */
export const outboxKeeper = ({ store, send, alone, enter, newId, now, onSaved }: KeeperWorld): OutboxKeeper => {
  let current: OutboxView = { outbox: emptyOutbox, status: 'saved' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changing = 0;
  let isBehind = false;
  const listeners = new Set<() => void>();
  const show = (next: Partial<OutboxView>): void => {
    const { outbox = current.outbox, status = current.status, refusal } = next;
    if (outbox === current.outbox && status === current.status && refusal === current.refusal) return;
    current = { outbox, status, ...(refusal && { refusal }) };
    listeners.forEach((listener) => listener());
  };
  const change = async (step: (outbox: Outbox) => Outbox): Promise<Outbox> => {
    show({ outbox: step(current.outbox), status: current.status, ...(current.refusal && { refusal: current.refusal }) });
    changing += 1;
    try {
      return await store.change(step);
    } finally {
      changing -= 1;
      if (changing === 0 && isBehind) await follow();
    }
  };
  /** Another page changed the outbox: shows what is kept now, once what is typed here is kept as well. */
  const follow = async (): Promise<void> => {
    isBehind = changing > 0;
    if (isBehind) return;
    const outbox = await store.load();
    if (changing > 0) {
      isBehind = true;
      return;
    }
    const { status, refusal } = current;
    if (isEmpty(outbox)) show({ outbox, status: 'saved' });
    else if (status === 'saved') {
      show({ outbox, status: 'saving' });
      // The other page sends it; where that page is closed meanwhile, this one does.
      if (timer === undefined) later(pauseAfterFailure);
    } else show({ outbox, status, ...(refusal && { refusal }) });
  };
  const later = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  };
  const failed = async (thrown: unknown): Promise<void> => {
    if (!isApiFailure(thrown)) throw thrown;
    const { status, code, message, body } = thrown;
    if (code === 'changed-meanwhile') {
      const { items } = body as { readonly items: readonly ChangedItem[] };
      await change((outbox) => disputed(outbox, items));
      later(0);
    } else if (status === 401) show({ status: 'signed-out' });
    else if (forGood(status)) {
      await change(returned);
      show({ status: 'refused', refusal: { code, message } });
    } else {
      show({ status: status === 0 ? 'offline' : 'unable' });
      later(pauseAfterFailure);
    }
  };
  const sendOnce = async (): Promise<boolean> => {
    // Named once: the step runs on what is shown and on what is stored.
    const clientId = newId();
    const outbox = await change((one) => begun(one, clientId));
    const { sending } = outbox;
    // What is typed at this moment is kept behind what was asked for: then the page knows more than the answer does.
    const seen = changing > 0 ? current.outbox : outbox;
    if (!sending) {
      show({ outbox: seen, status: keptOnlyInDispute(seen) ? 'saved' : 'saving' });
      return false;
    }
    show({ outbox: seen, status: 'saving' });
    try {
      const saved = await send(sending.clientId, sending.edits);
      onSaved(saved, sending.edits);
      await change((one) => accepted(one, sending.clientId));
      return true;
    } catch (thrown) {
      await failed(thrown);
      return false;
    }
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    await alone(async () => {
      while (await sendOnce());
    });
  };
  const begin = async (page: OpenPage | undefined): Promise<void> => {
    const outbox = await store.load();
    const isFound = !isEmpty(outbox) && outbox.isWanted !== true && (await (page?.isFirst() ?? true));
    if (isFound || isEmpty(outbox)) show({ outbox, status: isFound ? 'found' : 'saved' });
    else {
      show({ outbox, status: 'saving' });
      later(pauseAfterKey);
    }
  };
  return {
    view: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type: (address, found, value) => {
      const at = now();
      void change((outbox) => typed(outbox, address, found, value, at));
      if (current.status === 'found') return;
      if (current.status === 'saved' || current.status === 'refused') show({ status: 'saving' });
      if (current.status !== 'signed-out') later(pauseAfterKey);
    },
    decide: (address, decision) => {
      const at = now();
      void change((outbox) => decided(outbox, address, decision, at));
      later(0);
    },
    flush,
    drop: async () => {
      await change(() => emptyOutbox);
      show({ outbox: emptyOutbox, status: 'saved' });
    },
    open: () => {
      const page = enter?.();
      void begin(page);
      const unfollow = store.follow?.(() => void follow());
      return () => {
        clearTimeout(timer);
        unfollow?.();
        page?.stop();
      };
    },
  };
};
