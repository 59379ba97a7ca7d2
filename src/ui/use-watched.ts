import { useSyncExternalStore } from 'react';
import type { Loadable, Watched } from './watched.ts';

/** How far a watched thing has come; fetched while the component is on the page. */
export const useWatched = <Value>({ get, subscribe }: Watched<Value>): Loadable<Value> => useSyncExternalStore(subscribe, get);
