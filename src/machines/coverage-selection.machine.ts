import { assign, setup } from 'xstate';
import type { ReadStatus } from '../member/member.ts';
import { unsetAction } from './unset.ts';

export interface SelectableCoverage {
  readonly id: string;
  readonly status: ReadStatus;
}

interface SelectionContext {
  readonly coverages: readonly SelectableCoverage[];
  readonly coverageIds: readonly string[];
  readonly selectedId: string | undefined;
  readonly status: ReadStatus | undefined;
}

type SelectionEvent =
  | { readonly type: 'DATA_LOADED'; readonly coverages: readonly SelectableCoverage[] }
  | { readonly type: 'CHOSEN'; readonly coverageId: string }
  | { readonly type: 'RESET' }
  | { readonly type: 'DATA_WIPED' };

const types = {} as {
  context: SelectionContext;
  input: { readonly storedId?: string };
  events: SelectionEvent;
};

// The stored coverage, else the only one, else none (R4.041 to R4.043).
const startingId = (
  coverages: readonly SelectableCoverage[],
  keptId: string | undefined,
): string | undefined => {
  const previous = coverages.find(({ id }) => id === keptId);
  return (previous ?? (coverages.length === 1 ? coverages[0] : undefined))?.id;
};

const selection = (
  coverages: readonly SelectableCoverage[],
  selectedId: string | undefined,
): SelectionContext => ({
  coverages,
  coverageIds: coverages.map(({ id }) => id),
  selectedId,
  status: coverages.find(({ id }) => id === selectedId)?.status,
});

/**
 * The state machine of the selected coverage (R4.041 to R4.044): restored, the only one, selected by the
 * member, or none.
 */
export const coverageSelectionMachine = setup({
  types,
  actions: {
    rememberSelection: unsetAction<{
      readonly coverageId: string | undefined;
      readonly status: ReadStatus | undefined;
    }>(),
    forgetSelection: unsetAction<unknown>(),
    load: assign(({ context }, params: { readonly coverages: readonly SelectableCoverage[] }) =>
      selection(params.coverages, startingId(params.coverages, context.selectedId)),
    ),
    choose: assign(({ context }, params: { readonly coverageId: string }) =>
      selection(context.coverages, params.coverageId),
    ),
    unselect: assign(({ context }) => selection(context.coverages, undefined)),
    empty: assign(selection([], undefined)),
  },
  guards: {
    isEmpty: ({ context }) => context.coverages.length === 0,
    isSelected: ({ context }) => context.selectedId !== undefined,
    isPresent: ({ context }, params: { readonly coverageId: string }) =>
      context.coverageIds.includes(params.coverageId),
  },
}).createMachine({
  id: 'coverageSelection',
  initial: 'awaitingData',
  context: ({ input }) => ({ ...selection([], undefined), selectedId: input.storedId }),
  on: {
    DATA_LOADED: {
      target: '.deciding',
      actions: { type: 'load', params: ({ event }) => ({ coverages: event.coverages }) },
    },
    DATA_WIPED: { target: '.awaitingData', actions: ['forgetSelection', 'empty'] },
  },
  states: {
    awaitingData: {},
    deciding: {
      always: [
        { guard: 'isEmpty', target: 'noPlans' },
        { guard: 'isSelected', target: 'selected' },
        { target: 'choosing' },
      ],
    },
    noPlans: { entry: 'forgetSelection' },
    choosing: {
      entry: 'forgetSelection',
      on: {
        CHOSEN: {
          guard: { type: 'isPresent', params: ({ event }) => ({ coverageId: event.coverageId }) },
          target: 'selected',
          actions: { type: 'choose', params: ({ event }) => ({ coverageId: event.coverageId }) },
        },
      },
    },
    selected: {
      entry: {
        type: 'rememberSelection',
        params: ({ context }) => ({ coverageId: context.selectedId, status: context.status }),
      },
      on: {
        CHOSEN: {
          guard: { type: 'isPresent', params: ({ event }) => ({ coverageId: event.coverageId }) },
          target: 'selected',
          reenter: true,
          actions: { type: 'choose', params: ({ event }) => ({ coverageId: event.coverageId }) },
        },
        RESET: { target: 'choosing', actions: 'unselect' },
      },
    },
  },
});
