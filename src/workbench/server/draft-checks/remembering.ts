import { byteCache, bytesOfText } from '../../store/byte-cache.ts';

/** Removes the oldest entry of a map if the map has more than `most`. */
export const dropOldest = (of: Map<string, unknown>, most: number): void => {
  const [oldest] = of.keys();
  if (of.size > most && oldest !== undefined) of.delete(oldest);
};

/** Estimates the bytes of memory that an answer takes, from its JSON. */
const bytesOfAnswer = (answer: unknown): number => bytesOfText(JSON.stringify(answer));

/**
 * Caches the most recent answers by key, up to a total of `mostBytes`. Requests for an answer in progress share it. A
 * failed answer is requested again.
 */
export const remembering = <Value>(mostBytes: number) => {
  const asked = new Map<string, Promise<Value>>();
  const cache = byteCache<Value>(mostBytes, bytesOfAnswer);
  return {
    has: (key: string): boolean => asked.has(key) || cache.get(key) !== undefined,
    /** Returns an answer if it is finished. */
    known: (key: string): Value | undefined => cache.get(key),
    get: (key: string, ask: () => Promise<Value>): Promise<Value> => {
      const underWay = asked.get(key);
      if (underWay) return underWay;
      const known = cache.get(key);
      if (known !== undefined) return Promise.resolve(known);
      const fresh = ask();
      asked.set(key, fresh);
      const end = (): void => void asked.delete(key);
      fresh.then((value) => cache.set(key, value)).then(end, end);
      return fresh;
    },
  };
};
