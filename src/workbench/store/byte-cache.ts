interface Kept<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** Returns the most bytes of memory that a text can take. */
export const bytesOfText = (text: string): number => text.length * 2;

/**
 * Keeps the values that were used last, by name, as long as they have at most `mostBytes` together. A larger value is not
 * kept.
 */
export const byteCache = <Value>(mostBytes: number, bytesOf: (value: Value, name: string) => number) => {
  const kept = new Map<string, Kept<Value>>();
  let bytes = 0;
  const remove = (name: string): Kept<Value> | undefined => {
    const found = kept.get(name);
    bytes -= found?.bytes ?? 0;
    kept.delete(name);
    return found;
  };
  const add = (name: string, one: Kept<Value>): void => {
    kept.set(name, one);
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
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) return;
        remove(oldest);
      }
    },
    /** What is kept now, names included. */
    bytes: (): number => bytes,
  };
};

export type ByteCache<Value> = ReturnType<typeof byteCache<Value>>;
