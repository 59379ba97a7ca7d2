import { startTransition, useEffect, useState } from 'react';

/** How far something that is fetched has come. */
export type Loadable<Value> =
  { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly value: Value };

/** Something that is fetched while anybody watches it. `get` gives the same object until it changes. */
export interface Watched<Value> {
  readonly get: () => Loadable<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches again after a failure. */
  readonly retry: () => void;
}

/** How far a watched thing has come; fetched while the component is on the page. Its news are rendered in slices, so that the page answers meanwhile. */
export const useWatched = <Value>(watched: Watched<Value>): Loadable<Value> => {
  const [seen, setSeen] = useState({ watched, state: watched.get() });
  useEffect(() => {
    const follow = (): void => {
      const state = watched.get();
      startTransition(() => setSeen((last) => (last.watched === watched && last.state === state ? last : { watched, state })));
    };
    follow();
    return watched.subscribe(follow);
  }, [watched]);
  return seen.watched === watched ? seen.state : watched.get();
};
