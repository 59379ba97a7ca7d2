import type { ConfigDocument } from '../files/document.ts';

/** The same answer, worked out once per document: a document never changes, and most checks see nearly the same ones again. */
export const perDocument = <Answer>(work: (document: ConfigDocument) => Answer): ((document: ConfigDocument) => Answer) => {
  const answers = new WeakMap<ConfigDocument, { readonly answer: Answer }>();
  return (document) => {
    const known = answers.get(document) ?? { answer: work(document) };
    answers.set(document, known);
    return known.answer;
  };
};

/** Values by key, keys in the order of their first value. */
export const groupBy = <Value, Key>(values: Iterable<Value>, keyOf: (value: Value) => Key): ReadonlyMap<Key, readonly Value[]> => {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
};
