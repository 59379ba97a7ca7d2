import { useSyncExternalStore } from 'react';

/** Whether the stream of events is broken, so that what others do is heard of late. */
let isBroken = false;
const listeners = new Set<() => void>();

/** Told by the tab that holds the stream, and by it to the others. */
export const tellStreamBroken = (broken: boolean): void => {
  if (broken === isBroken) return;
  isBroken = broken;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the stream of events is broken now. */
export const useStreamBroken = (): boolean => useSyncExternalStore(subscribe, () => isBroken);
