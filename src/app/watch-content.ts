import type { Loadable, Watched } from '../ui/provided/watched.ts';
import type { Listener, Observation } from './content-cache.ts';

/**
 * Something of the content service that is observed while anybody watches it. What was last known stays known,
 * so that a part of the page that comes back shows it at once.
 */
export const watchContent = <Value>(observe: (listener: Listener<Value>) => Promise<Observation>): Watched<Value> => {
  const listeners = new Set<() => void>();
  let state: Loadable<Value> = { status: 'loading' };
  let running: Promise<Observation> | undefined;
  const become = (next: Loadable<Value>): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const begin = (): void => {
    const begun = observe((next) => running === begun && become(next));
    running = begun;
    begun.catch(() => running === begun && become({ status: 'failed' }));
  };
  const end = (): void => {
    void running?.then(({ stop }) => stop()).catch(() => undefined);
    running = undefined;
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
    retry: () => {
      become({ status: 'loading' });
      void running?.then(({ retry }) => retry()).catch(begin);
    },
  };
};
