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
