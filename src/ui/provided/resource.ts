import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';

export type ResourceState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: Value };

export const loading: ResourceState<never> = { status: 'loading' };
export const failed: ResourceState<never> = { status: 'failed' };

/** A value that is loaded while it has subscribers. A new subscription retries after a failure. */
export interface Resource<Value> {
  /** Returns the same object until the state changes. */
  readonly get: () => ResourceState<Value>;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Returns the state of a resource, and loads it while mounted. Updates are transitions, so that visible
 * content stays visible.
 */
export const useResource = <Value>(resource: Resource<Value>): ResourceState<Value> => {
  const state = useSyncExternalStore(resource.subscribe, resource.get, resource.get);
  const current = useMemo(() => ({ resource, state }), [resource, state]);
  const shown = useDeferredValue(current);
  // Never show the last state of another resource.
  return shown.resource === resource ? shown.state : state;
};
