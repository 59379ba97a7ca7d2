import { assign, setup } from 'xstate';
import { unsetActor } from '../../../../machines/unset.ts';

export interface Refusal {
  readonly code: string;
  readonly message: string;
}

// `waiting`: more edits were typed; `conflict`: the rest waits for its author's decision.
export type SendOutcome =
  | { readonly status: 'saved' | 'waiting' | 'conflict' | 'offline' | 'unable' | 'signedOut' }
  | { readonly status: 'refused'; readonly refusal: Refusal };

export type OutboxEvent =
  | { readonly type: 'OPENED' | 'CLOSED' | 'TYPED' | 'DECIDED' | 'FLUSHED' | 'DROPPED' }
  /** This browser has edits from a tab that crashed or was closed. */
  | { readonly type: 'FOUND' }
  /** This browser has edits that it sends without asking. */
  | { readonly type: 'RESUMED' }
  | { readonly type: 'TYPED_ELSEWHERE' | 'SENT_ELSEWHERE' };

// In milliseconds: a pause between words, not inside one.
export const pauseAfterKey = 400;

// In milliseconds; the edits are safe in the browser.
const pauseAfterFailure = 5_000;

const types = {} as { context: { readonly refusal: Refusal | undefined }; events: OutboxEvent };

const outbox = setup({
  types,
  actors: { send: unsetActor<SendOutcome, undefined>('send') },
  delays: {
    // The other tab sends its edits; this tab sends them if the other one closes.
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

// Edits are stored before any event. Edits of an earlier tab are offered (`found`) and never sent without
// asking.
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
            actions: assign(({ event: { output } }) => ({
              refusal: output.status === 'refused' ? output.refusal : undefined,
            })),
          },
          { target: 'unable' },
        ],
        onError: 'unable',
      },
      // The current attempt includes these edits.
      on: { FLUSHED: {}, DECIDED: {}, SENT_ELSEWHERE: {}, FOUND: {} },
    },
    offline: { ...retry, on: { TYPED: { target: 'offline', reenter: true } } },
    unable: { ...retry, on: { TYPED: { target: 'unable', reenter: true } } },
    signedOut: {},
    found: {},
    refused: { on: { TYPED: 'waiting' } },
  },
});
