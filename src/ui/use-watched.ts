import { startTransition, useEffect, useState } from 'react';
import type { Loadable, Watched } from './watched.ts';

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
