import { assign, emit, setup } from 'xstate';
import { unsetActor } from './unset.ts';

/** `in`: the session is active. `out`: any other answer. `none`: no answer. */
export type KeepAliveAnswer = 'in' | 'out' | 'none';

export interface SessionInput {
  readonly keepAliveSeconds: number;
  readonly retries: number;
  readonly retryDelaySeconds: number;
  readonly silenceMinutes: number;
  // Epoch milliseconds.
  readonly now: () => number;
  // When the member's token expires, in epoch milliseconds. Without answers, no session is kept longer.
  readonly tokenExpiry: () => number;
}

interface SessionContext extends SessionInput {
  readonly unanswered: number;
  // Time of the last answer, or of the first check; epoch milliseconds.
  readonly answeredAt: number;
}

type SessionEmitted =
  | { readonly type: 'SESSION_CONFIRMED' }
  | { readonly type: 'SESSION_ENDED' }
  | { readonly type: 'SESSION_SILENT' }
  | { readonly type: 'SESSION_LOST' };

const types = {} as {
  context: SessionContext;
  input: SessionInput;
  events: { readonly type: 'WOKE' };
  emitted: SessionEmitted;
};

const millisecondsLeft = ({ answeredAt, silenceMinutes, tokenExpiry, now }: SessionContext): number =>
  Math.max(0, Math.min(answeredAt + silenceMinutes * 60_000, tokenExpiry()) - now());

const session = setup({
  types,
  actors: { keepAlive: unsetActor<KeepAliveAnswer, undefined>('keepAlive') },
  actions: {
    noteAnswer: assign({ unanswered: 0, answeredAt: ({ context }) => context.now() }),
    forgetUnanswered: assign({ unanswered: 0 }),
    countUnanswered: assign({ unanswered: ({ context }) => context.unanswered + 1 }),
    confirm: emit({ type: 'SESSION_CONFIRMED' }),
    end: emit({ type: 'SESSION_ENDED' }),
    staySilent: emit({ type: 'SESSION_SILENT' }),
    lose: emit({ type: 'SESSION_LOST' }),
  },
  guards: {
    mayRetry: ({ context }) => context.unanswered < context.retries,
    isSilenceOver: ({ context }) => millisecondsLeft(context) === 0,
  },
  delays: {
    nextCheck: ({ context }) => context.keepAliveSeconds * 1000,
    nextRetry: ({ context }) => context.retryDelaySeconds * 1000,
    silenceEnd: ({ context }) => millisecondsLeft(context),
  },
});

const says =
  (answer: KeepAliveAnswer) =>
  ({ event }: { readonly event: { readonly output: KeepAliveAnswer } }): boolean =>
    event.output === answer;

const ask = <State extends string>(unanswered: State) =>
  ({
    id: 'keepAlive',
    src: 'keepAlive',
    onDone: [
      { guard: says('in'), target: 'waiting', actions: ['noteAnswer', 'confirm'] },
      { guard: says('out'), target: 'waiting', actions: ['noteAnswer', 'end'] },
      { target: unanswered },
    ],
    onError: { target: unanswered },
  }) as const;

const lost = { target: 'waiting', actions: 'lose' } as const;

/**
 * The state machine of the keep-alive of the legacy session: at load and every 30 s (R4.009 to R4.011, A79),
 * one request at a time. An answer takes effect at once: SESSION_CONFIRMED or SESSION_ENDED. After repeated
 * checks without an answer, each check sends SESSION_SILENT until one is answered or the time is over
 * (SESSION_LOST, A120, Decision 0041). It keeps checking in every state.
 */
export const sessionMachine = session.createMachine({
  id: 'session',
  initial: 'checking',
  context: ({ input }) => ({ ...input, unanswered: 0, answeredAt: input.now() }),
  states: {
    checking: { invoke: ask('unanswered') },
    unanswered: {
      always: [
        { guard: 'mayRetry', target: 'waitingToRetry', actions: 'countUnanswered' },
        { guard: 'isSilenceOver', ...lost },
        { target: 'silent' },
      ],
    },
    waitingToRetry: { after: { nextRetry: 'checking' }, on: { WOKE: 'checking' } },
    waiting: { entry: 'forgetUnanswered', after: { nextCheck: 'checking' }, on: { WOKE: 'checking' } },
    silent: {
      entry: ['forgetUnanswered', 'staySilent'],
      after: { nextCheck: 'checkingInSilence', silenceEnd: lost },
      on: { WOKE: 'checkingInSilence' },
    },
    checkingInSilence: { invoke: ask('silent'), after: { silenceEnd: lost } },
  },
});
