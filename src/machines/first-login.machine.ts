import { setup } from 'xstate';
import { unsetAction } from './unset.ts';

type FirstLoginEvent =
  // `isDue` is true for a first-time member without proxy who has not closed the dialog yet.
  | { readonly type: 'DATA_LOADED'; readonly isDue: boolean }
  | { readonly type: 'NEXT'; readonly hasPaperlessOptions: boolean }
  | { readonly type: 'SKIPPED' }
  | { readonly type: 'LINK_FOLLOWED' };

const types = {} as { events: FirstLoginEvent };

/**
 * The state machine of the dialog at first login (R4.046 to R4.050, A66, A88, A89): notification preferences,
 * then paperless options if there are any. A link in the dialog closes both steps.
 */
export const firstLoginMachine = setup({
  types,
  actions: { rememberSeen: unsetAction<unknown>() },
  guards: {
    isDue: (_, params: { readonly isDue: boolean }) => params.isDue,
    hasPaperlessOptions: (_, params: { readonly hasPaperlessOptions: boolean }) => params.hasPaperlessOptions,
  },
}).createMachine({
  id: 'firstLogin',
  initial: 'awaitingData',
  states: {
    awaitingData: {
      on: {
        DATA_LOADED: [
          {
            guard: { type: 'isDue', params: ({ event }) => ({ isDue: event.isDue }) },
            target: 'notifications',
          },
          { target: 'notDue' },
        ],
      },
    },
    notDue: {},
    notifications: {
      on: {
        NEXT: [
          {
            guard: {
              type: 'hasPaperlessOptions',
              params: ({ event }) => ({ hasPaperlessOptions: event.hasPaperlessOptions }),
            },
            target: 'paperless',
          },
          { target: 'dismissed' },
        ],
        LINK_FOLLOWED: 'dismissed',
      },
    },
    paperless: { on: { SKIPPED: 'dismissed', LINK_FOLLOWED: 'dismissed' } },
    dismissed: { entry: 'rememberSeen' },
  },
});
