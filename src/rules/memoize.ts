const isObject = (key: unknown): key is object => (typeof key === 'object' && key !== null) || typeof key === 'function';

/** The same function, each answer worked out once; the answer for an object goes when the object is garbage. */
export const memoize = <Key, Answer>(work: (key: Key) => Answer): ((key: Key) => Answer) => {
  const ofObjects = new WeakMap<object, { readonly answer: Answer }>();
  const ofValues = new Map<Key, { readonly answer: Answer }>();
  return (key) => {
    const known = isObject(key) ? ofObjects.get(key) : ofValues.get(key);
    if (known) return known.answer;
    const answer = work(key);
    if (isObject(key)) ofObjects.set(key, { answer });
    else ofValues.set(key, { answer });
    return answer;
  };
};

/** The same function of a text; the answers to the last texts asked for, so many at most, are worked out once. */
export const memoizeLatest = <Answer>(most: number, work: (text: string) => Answer): ((text: string) => Answer) => {
  const latest = new Map<string, Answer>();
  return (text) => {
    const answer = latest.has(text) ? (latest.get(text) as Answer) : work(text);
    latest.delete(text);
    latest.set(text, answer);
    const [oldest] = latest.keys();
    if (latest.size > most && oldest !== undefined) latest.delete(oldest);
    return answer;
  };
};
