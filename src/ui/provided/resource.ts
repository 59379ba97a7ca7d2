import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';

/** How far something that is fetched has come. */
export type ResourceState<Value> =
  { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly value: Value };

export const loading: ResourceState<never> = { status: 'loading' };
export const failed: ResourceState<never> = { status: 'failed' };

/** Something that is fetched while anybody subscribes to it; a new subscription tries again after a failure. */
export interface Resource<Value> {
  /** The same object until the state changes. */
  readonly get: () => ResourceState<Value>;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * How far a resource has come; fetched while the component is on the page. A change is rendered like a transition: in slices, so that the
 * page answers meanwhile, and without hiding what is on show.
 */
export const useResource = <Value>(resource: Resource<Value>): ResourceState<Value> => {
  const state = useSyncExternalStore(resource.subscribe, resource.get, resource.get);
  const current = useMemo(() => ({ resource, state }), [resource, state]);
  const shown = useDeferredValue(current);
  // The last state of another resource is never shown as that of this one.
  return shown.resource === resource ? shown.state : state;
};
