import { assign, emit, setup } from 'xstate';
import { unsetActor } from './unset.ts';

/** `in`: the session lives. `out`: the site answered anything else. `none`: no answer came. */
export type KeepAliveAnswer = 'in' | 'out' | 'none';

export interface SessionInput {
  readonly keepAliveSeconds: number;
  readonly retries: number;
  readonly retryDelaySeconds: number;
}

interface SessionContext extends SessionInput {
  /** Checks in a row that got no answer. */
  readonly unanswered: number;
}

type SessionEmitted = { readonly type: 'SESSION_CONFIRMED' } | { readonly type: 'SESSION_ENDED' } | { readonly type: 'SESSION_LOST' };

const types = {} as { context: SessionContext; input: SessionInput; events: { readonly type: 'WOKE' }; emitted: SessionEmitted };

/**
 * The keep-alive of the legacy session: on load and every 30 s (specification 4, A79), with one timer and one call at a time. It
 * emits SESSION_CONFIRMED, SESSION_ENDED or SESSION_LOST after each check; an unanswered check is repeated before it counts as lost.
 */
export const sessionMachine = setup({
  types,
  actors: { keepAlive: unsetActor<KeepAliveAnswer, undefined>('keepAlive') },
  actions: {
    forgetUnanswered: assign({ unanswered: 0 }),
    countUnanswered: assign({ unanswered: ({ context }) => context.unanswered + 1 }),
  },
  guards: {
    mayRetry: ({ context }) => context.unanswered < context.retries,
  },
  delays: {
    nextCheck: ({ context }) => context.keepAliveSeconds * 1000,
    nextRetry: ({ context }) => context.retryDelaySeconds * 1000,
  },
}).createMachine({
  id: 'session',
  initial: 'checking',
  context: ({ input }) => ({ ...input, unanswered: 0 }),
  states: {
    checking: {
      invoke: {
        id: 'keepAlive',
        src: 'keepAlive',
        onDone: [
          {
            guard: ({ event }) => event.output === 'in',
            target: 'waiting',
            actions: ['forgetUnanswered', emit({ type: 'SESSION_CONFIRMED' })],
          },
          {
            guard: ({ event }) => event.output === 'out',
            target: 'waiting',
            actions: ['forgetUnanswered', emit({ type: 'SESSION_ENDED' })],
          },
          { target: 'unanswered' },
        ],
        onError: { target: 'unanswered' },
      },
    },
    unanswered: {
      always: [
        { guard: 'mayRetry', target: 'waitingToRetry', actions: 'countUnanswered' },
        { target: 'waiting', actions: ['forgetUnanswered', emit({ type: 'SESSION_LOST' })] },
      ],
    },
    waitingToRetry: { after: { nextRetry: 'checking' }, on: { WOKE: 'checking' } },
    waiting: { after: { nextCheck: 'checking' }, on: { WOKE: 'checking' } },
  },
});
