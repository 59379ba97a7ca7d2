import { createStore } from '../state/create-store.ts';

/** How often the server is asked again while it is away: soon enough for a user who waits, seldom enough for a server that starts. */
export const secondsBetweenTries = 10;

// When the server stopped answering, in milliseconds since 1970; undefined while it answers.
export const awaySince = createStore<number | undefined>(undefined);

export const setReached = (isReached: boolean): void => {
  if (isReached) awaySince.set(undefined);
  else if (awaySince.get() === undefined) awaySince.set(Date.now());
};

export const onConnection = (listener: (isAway: boolean) => void): (() => void) =>
  awaySince.subscribe(() => listener(awaySince.get() !== undefined));

// Whether the session ended since the page was opened; unsaved edits stay on the page meanwhile.
export const sessionOver = createStore(false);

// Whether the stream of events is broken, so that other users' changes arrive late.
export const streamBroken = createStore(false);
