import { emit, setup } from 'xstate';

export interface IdleInput {
  readonly idleMinutes: number;
  // Epoch milliseconds.
  readonly now: () => number;
  // The last activity in any tab, in epoch milliseconds.
  readonly lastActive: () => number;
}

const types = {} as {
  context: IdleInput;
  input: IdleInput;
  events: { readonly type: 'STAYED' } | { readonly type: 'WOKE' };
  emitted: { readonly type: 'IDLE_ENDED' };
};

const warningMilliseconds = 120_000;

/** Returns when an inactive member will be logged off, in epoch milliseconds. */
export const idleEnd = ({ lastActive, idleMinutes }: IdleInput): number =>
  lastActive() + idleMinutes * 60_000;

// Two minutes before the end, or at half of the remaining time if less than four minutes remain.
const warningAt = (context: IdleInput): number =>
  idleEnd(context) - Math.min(warningMilliseconds, context.idleMinutes * 30_000);

/**
 * The state machine that logs off an inactive member: a warning, then IDLE_ENDED. Activity is polled, so that
 * key presses and scrolling do not wake the machine. During the warning it checks other tabs every second.
 */
export const idleMachine = setup({
  types,
  actions: { end: emit({ type: 'IDLE_ENDED' }) },
  guards: {
    isOver: ({ context }) => context.now() >= idleEnd(context),
    isNearlyOver: ({ context }) => context.now() >= warningAt(context),
  },
  delays: {
    untilWarning: ({ context }) => Math.max(0, warningAt(context) - context.now()),
    second: 1000,
  },
}).createMachine({
  id: 'idle',
  initial: 'active',
  context: ({ input }) => input,
  states: {
    active: { after: { untilWarning: 'looking' }, on: { WOKE: 'looking' } },
    looking: {
      always: [
        { guard: 'isOver', target: 'ended' },
        { guard: 'isNearlyOver', target: 'warned' },
        { target: 'active' },
      ],
    },
    warned: { after: { second: 'looking' }, on: { STAYED: 'active', WOKE: 'looking' } },
    ended: { entry: 'end', type: 'final' },
  },
});
