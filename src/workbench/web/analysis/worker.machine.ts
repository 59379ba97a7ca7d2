import { assign, setup } from 'xstate';
import { unsetAction } from '../../../machines/unset.ts';

export type WorkerEvent =
  | { readonly type: 'SHOWN' }
  /** `waiting` counts the unanswered questions. */
  | { readonly type: 'ASKED' | 'ANSWERED'; readonly waiting: number }
  | { readonly type: 'LOADED' }
  | { readonly type: 'FAILED' }
  | { readonly type: 'CLOSED' };

interface WorkerContext {
  /** The number of starts since the last answer. Before the first answer: since the first files. */
  readonly starts: number;
  readonly waiting: number;
}

// In milliseconds. An answer usually takes less than 100, so a silent worker hangs.
const patience = 5_000;

// In milliseconds: the first answer includes loading the worker over a slow network.
const patienceAtStart = 30_000;

// Each start waits twice as long; after the last one the page reports a failure.
const mostStarts = 4;

const doubled = (least: number, { starts }: WorkerContext): number => least * 2 ** Math.max(0, starts - 1);

const types = {} as { context: WorkerContext; events: WorkerEvent };

const worker = setup({
  types,
  actions: {
    start: unsetAction<undefined>(),
    end: unsetAction<undefined>(),
    giveUp: unsetAction<undefined>(),
    countStart: assign({ starts: ({ context }) => context.starts + 1 }),
    countFirstStart: assign({ starts: 1 }),
    noteWaiting: assign({
      waiting: ({ context, event }) => ('waiting' in event ? event.waiting : context.waiting),
    }),
    forgetWaiting: assign({ waiting: 0 }),
  },
  guards: {
    isAsked: ({ event }) => 'waiting' in event && event.waiting > 0,
    isIdle: ({ context }) => context.waiting === 0,
    mayRestart: ({ context }) => context.starts < mostStarts,
  },
  delays: {
    patience: ({ context }) => doubled(patience, context),
    patienceAtStart: ({ context }) => doubled(patienceAtStart, context),
  },
});

const restarted = { target: 'restarting', reenter: true, actions: ['end', 'countStart', 'start'] } as const;
const failed = [
  { guard: 'mayRestart', ...restarted },
  { target: 'gone', actions: ['end', 'giveUp', 'forgetWaiting'] },
] as const;

const answered = [
  { guard: 'isAsked', target: 'busy', reenter: true, actions: ['countFirstStart', 'noteWaiting'] },
  { target: 'ready', actions: ['countFirstStart', 'noteWaiting'] },
] as const;

const started = { target: 'starting', actions: ['countFirstStart', 'start'] } as const;

export const workerMachine = worker.createMachine({
  id: 'worker',
  initial: 'closed',
  context: { starts: 0, waiting: 0 },
  on: { CLOSED: { target: '.closed', actions: 'end' }, ASKED: { actions: 'noteWaiting' } },
  states: {
    closed: { on: { SHOWN: started } },
    starting: {
      // Without a question, no answer can be late.
      after: { patienceAtStart: [{ guard: 'isIdle' }, ...failed] },
      on: {
        LOADED: { target: 'starting', reenter: true },
        ASKED: { target: 'starting', reenter: true, actions: 'noteWaiting' },
        ANSWERED: answered,
        FAILED: failed,
      },
    },
    restarting: {
      after: { patienceAtStart: [{ guard: 'isIdle' }, ...failed] },
      on: {
        LOADED: [
          { guard: 'isIdle', target: 'starting' },
          { target: 'restarting', reenter: true },
        ],
        ASKED: { target: 'restarting', reenter: true, actions: 'noteWaiting' },
        ANSWERED: answered,
        FAILED: failed,
      },
    },
    ready: { on: { ASKED: { guard: 'isAsked', target: 'busy', actions: 'noteWaiting' }, FAILED: failed } },
    busy: {
      after: { patience: failed },
      on: {
        ASKED: [
          { guard: 'isAsked', target: 'busy', reenter: true, actions: 'noteWaiting' },
          { target: 'ready', actions: 'noteWaiting' },
        ],
        ANSWERED: answered,
        FAILED: failed,
      },
    },
    gone: { on: { SHOWN: started } },
  },
});
