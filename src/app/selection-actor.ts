import { type ActorRefFrom, createActor } from 'xstate';
import { coverageSelectionMachine } from '../machines/coverage-selection.machine.ts';
import { selectedCoverageStore } from '../services/sign-in/wipe-member-data.ts';
import type { SafeStorage } from '../services/storage.ts';

/** The coverage selection, kept in the session storage. Not started yet. */
export const selectionActor = (session: SafeStorage): ActorRefFrom<typeof coverageSelectionMachine> => {
  const store = selectedCoverageStore(session);
  const storedId = store.readId();
  const machine = coverageSelectionMachine.provide({
    actions: {
      rememberSelection: (_, { coverageId, status }) => {
        if (coverageId !== undefined && status !== undefined) store.write(coverageId, status);
      },
      forgetSelection: () => store.forget(),
    },
  });
  return createActor(machine, { input: storedId === undefined ? {} : { storedId } });
};
