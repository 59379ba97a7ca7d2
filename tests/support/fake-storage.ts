type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of a browser in memory; its entries can be looked at. */
export const fakeStorage = (entries: Readonly<Record<string, string>> = {}): BrowserStorage & { readonly entries: Map<string, string> } => {
  const kept = new Map(Object.entries(entries));
  return {
    entries: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};
