/** The same function, the answer for each object worked out once. */
export const remembered = <Key extends object, Answer>(work: (key: Key) => Answer): ((key: Key) => Answer) => {
  const known = new WeakMap<Key, Answer>();
  return (key) => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key) as Answer;
  };
};
