interface Cached<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** Returns the maximum number of bytes that a text takes in memory. */
export const bytesOfText = (text: string): number => text.length * 2;

/**
 * Creates a cache of at most `mostBytes` that removes the least recently used values first. Does not cache a value
 * that is larger than the limit.
 */
export const byteCache = <Value>(mostBytes: number, bytesOf: (value: Value, name: string) => number) => {
  const cached = new Map<string, Cached<Value>>();
  let bytes = 0;
  const remove = (name: string): Cached<Value> | undefined => {
    const found = cached.get(name);
    bytes -= found?.bytes ?? 0;
    cached.delete(name);
    return found;
  };
  const add = (name: string, one: Cached<Value>): void => {
    cached.set(name, one);
    bytes += one.bytes;
  };
  return {
    get: (name: string): Value | undefined => {
      const found = remove(name);
      if (found) add(name, found);
      return found?.value;
    },
    set: (name: string, value: Value): void => {
      remove(name);
      const size = bytesOf(value, name) + bytesOfText(name);
      if (size > mostBytes) return;
      add(name, { value, bytes: size });
      for (const oldest of cached.keys()) {
        if (bytes <= mostBytes) return;
        remove(oldest);
      }
    },
    /** Returns the size of all cached values, including their names. */
    bytes: (): number => bytes,
  };
};

export type ByteCache<Value> = ReturnType<typeof byteCache<Value>>;
