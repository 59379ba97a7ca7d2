import { assign, setup } from 'xstate';
import { unsetAction } from '../../../machines/unset.ts';

export type WorkerEvent =
  /** There are files to work on. */
  | { readonly type: 'SHOWN' }
  /** Questions were asked, asked again or withdrawn; `waiting` of them have no answer yet. */
  | { readonly type: 'ASKED' | 'ANSWERED'; readonly waiting: number }
  /** The worker's code is loaded. */
  | { readonly type: 'LOADED' }
  /** The worker broke or could not be loaded. */
  | { readonly type: 'FAILED' }
  | { readonly type: 'CLOSED' };

interface WorkerContext {
  /** Since the last answer, or since there were files. */
  readonly starts: number;
  readonly waiting: number;
}

/** A worker that is silent for so many milliseconds hangs: an answer takes some tens of them. */
const patience = 5_000;

/** Loading the worker over a slow network, and its first answer on a busy computer, are no fault. */
const patienceAtStart = 30_000;

/** Each start waits twice as long for an answer; after the last the page says that it has none. */
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
    noteWaiting: assign({ waiting: ({ context, event }) => ('waiting' in event ? event.waiting : context.waiting) }),
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

/** The analysis worker of one page. A worker that breaks or hangs is started again with the page's files and open questions. */
export const workerMachine = worker.createMachine({
  id: 'worker',
  initial: 'closed',
  context: { starts: 0, waiting: 0 },
  on: { CLOSED: { target: '.closed', actions: 'end' }, ASKED: { actions: 'noteWaiting' } },
  states: {
    closed: { on: { SHOWN: started } },
    starting: {
      // A worker without a question has nothing to be silent about.
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
