import { emit, setup } from 'xstate';

export interface IdleInput {
  readonly idleMinutes: number;
  /** The clock, in epoch milliseconds. */
  readonly now: () => number;
  /** When the member was last active, in any tab, in epoch milliseconds. */
  readonly lastActive: () => number;
}

const types = {} as {
  context: IdleInput;
  input: IdleInput;
  events: { readonly type: 'STAYED' } | { readonly type: 'WOKE' };
  emitted: { readonly type: 'IDLE_ENDED' };
};

const warningMilliseconds = 120_000;

/** When a member who does nothing from now on is logged off, in epoch milliseconds. */
export const idleEnd = ({ lastActive, idleMinutes }: IdleInput): number => lastActive() + idleMinutes * 60_000;

/** Two minutes before the end; halfway to it where that comes sooner than four minutes. */
const warningAt = (context: IdleInput): number => idleEnd(context) - Math.min(warningMilliseconds, context.idleMinutes * 30_000);

/**
 * The log-off of a member who does nothing: a warning two minutes before, then IDLE_ENDED. What counts as activity is read, so that no
 * key or scroll wakes the machine; while the warning is on show it looks every second whether the member is active in another tab.
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
      always: [{ guard: 'isOver', target: 'ended' }, { guard: 'isNearlyOver', target: 'warned' }, { target: 'active' }],
    },
    warned: { after: { second: 'looking' }, on: { STAYED: 'active', WOKE: 'looking' } },
    ended: { entry: 'end', type: 'final' },
  },
});
