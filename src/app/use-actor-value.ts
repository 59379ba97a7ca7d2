import { useCallback, useSyncExternalStore } from 'react';

interface Actor<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/** A plain value of a running machine; the component renders again when it changes. */
export const useActorValue = <Snapshot, Value extends string | boolean | undefined>(
  actor: Actor<Snapshot>,
  read: (snapshot: Snapshot) => Value,
): Value => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => read(actor.getSnapshot()));
};
