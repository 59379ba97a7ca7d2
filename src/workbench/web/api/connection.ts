import { useSyncExternalStore } from 'react';

/** While the server is away: since when (milliseconds since 1970); undefined while it answers. */
let awaySince: number | undefined;
const listeners = new Set<() => void>();

/** How often the server is asked again while it is away: soon enough for somebody who waits, seldom enough for a server that starts. */
export const secondsBetweenTries = 10;

const setAway = (since: number | undefined): void => {
  if ((since === undefined) === (awaySince === undefined)) return;
  awaySince = since;
  listeners.forEach((listener) => listener());
};

/** Told after each request: whether the server answered at all. */
export const tellReached = (reached: boolean): void => setAway(reached ? undefined : Date.now());

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Calls back each time the server goes away or is there again; answers with how to stop. */
export const onConnection = (listener: (isAway: boolean) => void): (() => void) => subscribe(() => listener(awaySince !== undefined));

/** Since when the server is away, in milliseconds since 1970; undefined while it answers. */
export const useAwaySince = (): number | undefined => useSyncExternalStore(subscribe, () => awaySince);
