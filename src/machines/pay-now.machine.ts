import { assign, setup } from 'xstate';
import { unsetAction } from './unset.ts';

interface PayNowContext {
  readonly needsDataRefresh: boolean;
  readonly hasToken: boolean;
}

type PayNowEvent =
  { readonly type: 'BILLING_CHANGED' } | { readonly type: 'TOKEN_ARRIVED' } | { readonly type: 'TOKEN_GONE' };

const types = {} as { context: PayNowContext; input: { readonly hasToken: boolean }; events: PayNowEvent };

/**
 * The state machine of a payment in the pay frame (R4.056, R4.057, A91): once there is a token, sets the
 * redirect to billing, deletes the token and the flag, and reloads once through sign-in. Ignores further
 * messages during the reload.
 */
export const payNowMachine = setup({
  types,
  actions: {
    aimAtBilling: unsetAction<unknown>(),
    dropDataAndReload: unsetAction<unknown>(),
    needRefresh: assign({ needsDataRefresh: true }),
    clear: assign({ needsDataRefresh: false, hasToken: false }),
    haveToken: assign({ hasToken: true }),
    loseToken: assign({ hasToken: false }),
  },
  guards: { hasToken: ({ context }) => context.hasToken },
}).createMachine({
  id: 'payNow',
  initial: 'idle',
  context: ({ input }) => ({ needsDataRefresh: false, hasToken: input.hasToken }),
  on: { TOKEN_ARRIVED: { actions: 'haveToken' }, TOKEN_GONE: { actions: 'loseToken' } },
  states: {
    idle: { on: { BILLING_CHANGED: { target: 'outdated', actions: 'needRefresh' } } },
    outdated: { always: { guard: 'hasToken', target: 'reloading' } },
    reloading: {
      entry: ['aimAtBilling', 'clear', 'dropDataAndReload'],
      on: { TOKEN_ARRIVED: { target: 'idle', actions: 'haveToken' } },
    },
  },
});
