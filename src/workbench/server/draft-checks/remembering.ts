/** Removes the oldest entry of a map that has more than `most`. */
export const dropOldest = (of: Map<string, unknown>, most: number): void => {
  const [oldest] = of.keys();
  if (of.size > most && oldest !== undefined) of.delete(oldest);
};

/** Caches the last answers by key, also those in progress. A failed answer is requested again. */
export const remembering = <Value>(most: number) => {
  const cache = new Map<string, Promise<Value>>();
  return {
    has: (key: string): boolean => cache.has(key),
    get: (key: string, ask: () => Promise<Value>): Promise<Value> => {
      const known = cache.get(key);
      if (known) return known;
      const fresh = ask();
      cache.set(key, fresh);
      fresh.catch(() => cache.delete(key));
      dropOldest(cache, most);
      return fresh;
    },
  };
};
