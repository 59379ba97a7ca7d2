export interface Limit {
  readonly most: number;
  readonly within: number;
}

// Nobody types faster; a faster script waits a second.
export const editLimit: Limit = { most: 20, within: 1000 };
export const checkLimit: Limit = { most: 5, within: 60_000 };
// A year of releases takes up to ten seconds, and all users share one thread.
export const evidenceLimit: Limit = { most: 6, within: 60_000 };
export const signInLimit: Limit = { most: 10, within: 60_000 };

// Above this the oldest keys are dropped, so that many addresses cannot fill the memory.
const mostKeys = 10_000;

// Returns undefined if allowed, else the seconds to wait. `now` in milliseconds.
export const limiter = (
  { most, within }: Limit,
  now: () => number = () => performance.now(),
): ((key: string) => number | undefined) => {
  const asked = new Map<string, readonly number[]>();
  return (key) => {
    const time = now();
    const recent = (asked.get(key) ?? []).filter((at) => time - at < within);
    const isAllowed = recent.length < most;
    asked.delete(key);
    asked.set(key, isAllowed ? [...recent, time] : recent);
    const [oldest] = asked.keys();
    if (asked.size > mostKeys && oldest !== undefined) asked.delete(oldest);
    return isAllowed ? undefined : Math.max(1, Math.ceil((within - (time - (recent[0] ?? time))) / 1000));
  };
};

/**
 * Limits the running requests of each key to `most`. Returns a function that ends a request; undefined if the limit
 * is reached.
 */
export const underWay = (most: number): ((key: string) => (() => void) | undefined) => {
  const counts = new Map<string, number>();
  return (key) => {
    const count = counts.get(key) ?? 0;
    if (count >= most) return undefined;
    counts.set(key, count + 1);
    return () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
  };
};
