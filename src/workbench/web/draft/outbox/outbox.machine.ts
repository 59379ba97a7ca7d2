import { assign, setup } from 'xstate';
import { unsetActor } from '../../../../machines/unset.ts';

/** Why the server refuses edits for good: its code, and its message in the reader's language. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** How an attempt to send ended; `waiting`: edits were typed meanwhile, `conflict`: all that is left waits for its author's decision. */
export type SendOutcome =
  | { readonly status: 'saved' | 'waiting' | 'conflict' | 'offline' | 'unable' | 'signedOut' }
  | { readonly status: 'refused'; readonly refusal: Refusal };

export type OutboxEvent =
  | { readonly type: 'OPENED' | 'CLOSED' | 'TYPED' | 'DECIDED' | 'FLUSHED' | 'DROPPED' }
  /** The browser holds edits of a tab that crashed or was closed. */
  | { readonly type: 'FOUND' }
  /** The browser holds edits that are to be sent without asking. */
  | { readonly type: 'RESUMED' }
  | { readonly type: 'TYPED_ELSEWHERE' | 'SENT_ELSEWHERE' };

/** From the last key to the request, in milliseconds: a pause between words, not one inside a word. */
export const pauseAfterKey = 400;

/** Between two attempts after a failure, in milliseconds; the edits are safe meanwhile. */
const pauseAfterFailure = 5_000;

const types = {} as { context: { readonly refusal: Refusal | undefined }; events: OutboxEvent };

const outbox = setup({
  types,
  actors: { send: unsetActor<SendOutcome, undefined>('send') },
  delays: {
    // The other tab sends what was typed there; this one does where that tab is closed meanwhile.
    pause: ({ event }) => (event.type === 'TYPED_ELSEWHERE' ? pauseAfterFailure : pauseAfterKey),
    retry: ({ event }) => (event.type === 'TYPED' ? pauseAfterKey : pauseAfterFailure),
  },
});

const says =
  (status: SendOutcome['status']) =>
  ({ event }: { readonly event: { readonly output: SendOutcome } }): boolean =>
    event.output.status === status;

const settled = { on: { TYPED: 'waiting', RESUMED: 'waiting', TYPED_ELSEWHERE: 'waiting' } } as const;
const retry = { after: { retry: 'sending' } } as const;

/**
 * The outbox of one user in one draft. Edits are in the browser's database before any event; the machine decides when they are sent, one
 * request at a time. Edits that an earlier tab left behind are offered (`found`) and never sent unasked.
 */
export const outboxMachine = outbox.createMachine({
  id: 'outbox',
  initial: 'closed',
  context: { refusal: undefined },
  on: {
    CLOSED: '.closed',
    FLUSHED: '.sending',
    DECIDED: '.sending',
    DROPPED: '.saved',
    SENT_ELSEWHERE: '.saved',
    FOUND: '.found',
  },
  states: {
    closed: { on: { OPENED: 'saved', DROPPED: {}, SENT_ELSEWHERE: {}, FOUND: {} } },
    saved: settled,
    conflict: settled,
    waiting: { after: { pause: 'sending' }, on: { TYPED: { target: 'waiting', reenter: true } } },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        onDone: [
          { guard: says('saved'), target: 'saved' },
          { guard: says('waiting'), target: 'waiting' },
          { guard: says('conflict'), target: 'conflict' },
          { guard: says('offline'), target: 'offline' },
          { guard: says('signedOut'), target: 'signedOut' },
          {
            guard: says('refused'),
            target: 'refused',
            actions: assign(({ event: { output } }) => ({ refusal: output.status === 'refused' ? output.refusal : undefined })),
          },
          { target: 'unable' },
        ],
        onError: 'unable',
      },
      // The attempt takes these edits too.
      on: { FLUSHED: {}, DECIDED: {}, SENT_ELSEWHERE: {}, FOUND: {} },
    },
    offline: { ...retry, on: { TYPED: { target: 'offline', reenter: true } } },
    unable: { ...retry, on: { TYPED: { target: 'unable', reenter: true } } },
    signedOut: {},
    found: {},
    refused: { on: { TYPED: 'waiting' } },
  },
});
