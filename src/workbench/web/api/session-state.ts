import { useSyncExternalStore } from 'react';

/** Whether the session of this page ended since the page was opened; what was written stays on the page meanwhile. */
let isOver = false;
const listeners = new Set<() => void>();

/** Told when an answer says that nobody is signed in, and when somebody is again. */
export const tellSessionOver = (over: boolean): void => {
  if (over === isOver) return;
  isOver = over;
  listeners.forEach((listener) => listener());
};

/** Whether the session of this page ended. */
export const useSessionOver = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isOver,
  );
