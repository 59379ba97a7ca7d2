import { composedValue } from '../../../../authoring/draft/composed-edits.ts';
import { type Actor, createActor, fromPromise } from 'xstate';
import type { EncodedValue } from '../../../../authoring/draft/json-value.ts';
import type { ChangedItem, EditWish, Saved } from '../../../api/generated/api-shapes.ts';
import { isApiFailure } from '../../api/api-failure.ts';
import { createStore, type Store } from '../../state/create-store.ts';
import { type OutboxEvent, outboxMachine, type Refusal, type SendOutcome } from './outbox.machine.ts';
import {
  acceptSending,
  addDisputes,
  decideDispute,
  type Decision,
  emptyOutbox,
  isSendable,
  type Outbox,
  recordEdit,
  returnEdits,
  startSending,
  unsavedAddresses,
} from './outbox.ts';
import { type OutboxStore, syncOutbox } from './synced-outbox.ts';

// Waiting edits count as saving; a conflict is shown at its field.
const statusOf = {
  closed: 'saved',
  saved: 'saved',
  conflict: 'saved',
  waiting: 'saving',
  sending: 'saving',
  offline: 'offline',
  unable: 'unable',
  signedOut: 'signed-out',
  found: 'found',
  refused: 'refused',
} as const;

export type OutboxStatus = (typeof statusOf)[keyof typeof statusOf];

export interface OutboxView {
  readonly outbox: Outbox;
  readonly status: OutboxStatus;
  readonly refusal?: Refusal;
}

export interface OpenPage {
  /** Resolves to false if another tab still has the stored edits open. */
  readonly isFirst: () => Promise<boolean>;
  readonly stop: () => void;
}

export interface KeeperWorld {
  readonly store: OutboxStore;
  readonly send: (clientId: string, edits: readonly EditWish[]) => Promise<Saved>;
  /** Runs the work when no other tab of the browser is sending. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Marks the outbox as open in this tab. Absent if no other tab can open it. */
  readonly enter?: () => OpenPage;
  readonly newId: () => string;
  readonly now: () => number;
  readonly onSaved: (saved: Saved, edits: readonly EditWish[]) => void;
}

export interface OutboxKeeper {
  readonly view: () => OutboxView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (address: string, found: EncodedValue, value: EncodedValue) => void;
  readonly decide: (address: string, decision: Decision) => void;
  readonly flush: () => Promise<void>;
  readonly drop: () => Promise<void>;
  /**
   * Loads the stored edits and follows changes from other tabs. Takes no lock before this call. Returns a function
   * that stops it.
   */
  readonly open: () => () => void;
}

const isEmpty = (outbox: Outbox): boolean => unsavedAddresses(outbox).length === 0;

// The server would refuse the same request again.
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;

type Sender = Pick<KeeperWorld, 'send' | 'alone' | 'newId' | 'onSaved'> &
  Pick<ReturnType<typeof syncOutbox>, 'get' | 'change'>;

// Sends until nothing is left or a request fails. Edits in conflict go back to their author.
const sendAll = async ({ get, change, send, newId, onSaved }: Sender): Promise<SendOutcome> => {
  for (;;) {
    // Created before the step, because the step runs on both the shown and the stored outbox.
    const clientId = newId();
    const { sending } = await change((outbox) => startSending(outbox, clientId));
    if (!sending) return { status: isSendable(get()) ? 'waiting' : isEmpty(get()) ? 'saved' : 'conflict' };
    try {
      onSaved(await send(sending.clientId, sending.edits), sending.edits);
      await change((outbox) => acceptSending(outbox, sending.clientId));
    } catch (thrown) {
      if (!isApiFailure(thrown)) throw thrown;
      const { status, code, message, body } = thrown;
      if (code === 'changed-meanwhile') {
        const { items } = body as { readonly items: readonly ChangedItem[] };
        await change((outbox) => addDisputes(outbox, items));
      } else if (status === 401) return { status: 'signedOut' };
      else if (isFinal(status)) {
        await change(returnEdits);
        return { status: 'refused', refusal: { code, message } };
      } else return { status: status === 0 ? 'offline' : 'unable' };
    }
  }
};

const sendAlone = async (sender: Sender): Promise<SendOutcome> => {
  let outcome: SendOutcome = { status: 'unable' };
  await sender.alone(async () => {
    outcome = await sendAll(sender);
  });
  return outcome;
};

// The same object while neither changes.
const viewOf = (
  outbox: Pick<Store<Outbox>, 'get' | 'subscribe'>,
  actor: Actor<typeof outboxMachine>,
): Store<OutboxView> => {
  const view = createStore<OutboxView>({ outbox: outbox.get(), status: 'saved' });
  const show = (): void => {
    const { value, context } = actor.getSnapshot();
    const before = view.get();
    const status = statusOf[value];
    if (before.outbox === outbox.get() && before.status === status && status !== 'refused') return;
    view.set({
      outbox: outbox.get(),
      status,
      ...(status === 'refused' && context.refusal && { refusal: context.refusal }),
    });
  };
  outbox.subscribe(show);
  actor.subscribe(show);
  return view;
};

export const outboxKeeper = (world: KeeperWorld): OutboxKeeper => {
  const outbox = syncOutbox(world.store, (followed) =>
    tell(isEmpty(followed) ? 'SENT_ELSEWHERE' : 'TYPED_ELSEWHERE'),
  );
  const send = fromPromise<SendOutcome, undefined>(() => sendAlone({ ...world, ...outbox }));
  const actor = createActor(outboxMachine.provide({ actors: { send } })).start();
  const tell = (type: OutboxEvent['type']): void => actor.send({ type });
  const view = viewOf(outbox, actor);
  const load = async (page: OpenPage | undefined): Promise<void> => {
    const stored = await outbox.load();
    if (isEmpty(stored)) return;
    const isFound = stored.isWanted !== true && (await (page?.isFirst() ?? true));
    tell(isFound ? 'FOUND' : 'RESUMED');
  };
  return {
    view: view.get,
    subscribe: view.subscribe,
    type: (address, found, value) => {
      const at = world.now();
      // As the server stores it: a later edit expects this value.
      const composed = composedValue(address, value);
      void outbox.change((one) => recordEdit(one, address, found, composed, at));
      tell('TYPED');
    },
    decide: (address, decision) => {
      const at = world.now();
      void outbox.change((one) => decideDispute(one, address, decision, at));
      tell('DECIDED');
    },
    flush: () => {
      tell('FLUSHED');
      return new Promise((resolve) => {
        const stop = actor.subscribe((state) => {
          if (state.matches('sending')) return;
          stop.unsubscribe();
          resolve();
        });
      });
    },
    drop: async () => {
      await outbox.change(() => emptyOutbox);
      tell('DROPPED');
    },
    open: () => {
      tell('OPENED');
      const page = world.enter?.();
      void load(page);
      const unfollow = outbox.follow();
      return () => {
        tell('CLOSED');
        unfollow();
        page?.stop();
      };
    },
  };
};
