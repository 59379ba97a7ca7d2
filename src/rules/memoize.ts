const isObject = (key: unknown): key is object =>
  (typeof key === 'object' && key !== null) || typeof key === 'function';

/** Caches a function by its argument. Results for objects are garbage-collected with the object. */
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

/** Caches a function by the object that `by` selects from the argument. */
export const memoizeBy = <Argument, Answer>(
  by: (argument: Argument) => object,
  work: (argument: Argument) => Answer,
): ((argument: Argument) => Answer) => {
  const known = new WeakMap<object, { readonly answer: Answer }>();
  return (argument) => {
    const key = by(argument);
    const found = known.get(key) ?? { answer: work(argument) };
    known.set(key, found);
    return found.answer;
  };
};

/** Caches a function of texts. When there are more than `most` results, empties the cache. */
export const memoizeTexts = <Answer>(
  most: number,
  work: (text: string) => Answer,
): ((text: string) => Answer) => {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.answer;
    const answer = work(text);
    if (known.size >= most) known.clear();
    known.set(text, { answer });
    return answer;
  };
};

interface Place<Thing> {
  readonly next: (thing: Thing) => Place<Thing>;
  list?: readonly Thing[];
}

const place = <Thing>(): Place<Thing> => ({ next: memoize(() => place<Thing>()) });

/** Caches results by the objects and the name that decide them. */
export const memoizeParts = <Answer>() => {
  const lists = sameLists<object>();
  const named = memoize<readonly object[], Map<string, Answer>>(() => new Map());
  return (parts: readonly object[], name: string, work: () => Answer): Answer => {
    const known = named(lists(parts));
    const found = known.get(name);
    if (found !== undefined) return found;
    const answer = work();
    known.set(name, answer);
    return answer;
  };
};

/**
 * Returns a function that maps equal lists (same objects, same order) to one list, so that caches by list
 * work.
 */
export const sameLists = <Thing extends object>(): ((things: readonly Thing[]) => readonly Thing[]) => {
  const root = place<Thing>();
  return (things) => {
    const end = things.reduce((at, thing) => at.next(thing), root);
    return (end.list ??= things);
  };
};
