/** The same function, each answer worked out once. */
export const remembered = <Key, Answer>(work: (key: Key) => Answer): ((key: Key) => Answer) => {
  const known = new Map<Key, { readonly answer: Answer }>();
  return (key) => {
    const found = known.get(key) ?? { answer: work(key) };
    known.set(key, found);
    return found.answer;
  };
};
