import { createStore } from '../state/create-store.ts';

// Short for a waiting user, but long enough not to overload a starting server.
export const secondsBetweenTries = 10;

// When the server stopped answering, in milliseconds since 1970; undefined while it answers.
export const awaySince = createStore<number | undefined>(undefined);

export const setReached = (isReached: boolean): void => {
  if (isReached) awaySince.set(undefined);
  else if (awaySince.get() === undefined) awaySince.set(Date.now());
};

export const onConnection = (listener: (isAway: boolean) => void): (() => void) =>
  awaySince.subscribe(() => listener(awaySince.get() !== undefined));

// True after the session ended; unsaved edits stay on the page.
export const sessionOver = createStore(false);

// While true, changes of other users arrive late.
export const streamBroken = createStore(false);

// The newest entry of the log whose event this page heard, or knew when it was loaded; null if that is not known.
export const newestEvent = createStore<number | null>(null);

// Set when the stream is silent: the last entry that it sent, or null if that is not known.
export const silentStream = createStore<{ readonly after: number | null } | undefined>(undefined);
