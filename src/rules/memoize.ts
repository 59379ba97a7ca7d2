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

/** The same function, each answer worked out once for the object that `by` finds in its argument and that decides the answer. */
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

/** The same function of a text, its answers kept for at most so many texts: then all are forgotten. */
export const memoizeTexts = <Answer>(most: number, work: (text: string) => Answer): ((text: string) => Answer) => {
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

/** Makes one list of all lists of the same objects in the same order, so that what is worked out of a list is kept while nothing in it changes. */
export const sameLists = <Thing extends object>(): ((things: readonly Thing[]) => readonly Thing[]) => {
  const root = place<Thing>();
  return (things) => {
    const end = things.reduce((at, thing) => at.next(thing), root);
    return (end.list ??= things);
  };
};
