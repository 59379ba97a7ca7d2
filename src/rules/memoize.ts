const isObject = (key: unknown): key is object =>
  (typeof key === 'object' && key !== null) || typeof key === 'function';

/** Caches the results of a function by its argument. Results for objects are garbage-collected with the object. */
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

/** Caches the results of a function by the object that `by` selects from the argument. */
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

/** Caches the results of a function that takes a text. Empties the cache when it has more than `most` results. */
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

/** Caches at most `most` results by text. Removes the least recently used one first. */
export const keepLast = <Answer>(most: number) => {
  const known = new Map<string, { readonly answer: Answer }>();
  return (
    text: string,
    work: () => Answer,
    isStillGood: (answer: Answer) => boolean = () => true,
  ): Answer => {
    const found = known.get(text);
    const kept = found && isStillGood(found.answer) ? found : { answer: work() };
    known.delete(text);
    known.set(text, kept);
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
    return kept.answer;
  };
};

interface Place<Thing> {
  readonly next: (thing: Thing) => Place<Thing>;
  list?: readonly Thing[];
}

const place = <Thing>(): Place<Thing> => ({ next: memoize(() => place<Thing>()) });

type Parts = readonly [object, ...unknown[]];

const areSame = (one: Parts, other: Parts): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);

/** Caches the last `most` results for each first part. A cached result is returned if all parts are the same. */
export const memoizeParts = <Answer>(most = 2) => {
  const known = new WeakMap<object, readonly { readonly parts: Parts; readonly answer: Answer }[]>();
  return (parts: Parts, work: () => Answer): Answer => {
    const all = known.get(parts[0]) ?? [];
    const found = all.find((one) => areSame(one.parts, parts));
    if (found) return found.answer;
    const answer = work();
    known.set(parts[0], [{ parts, answer }, ...all.slice(0, most - 1)]);
    return answer;
  };
};

/**
 * Returns a function that skips a search if the last one with the same parts found nothing. The parts must contain
 * everything that the result depends on. Only empty results are cached, because the positions in other results move.
 */
export const soundParts = () => {
  const sound = new WeakMap<object, Parts>();
  return <Found>(parts: Parts, find: () => readonly Found[]): readonly Found[] => {
    const known = sound.get(parts[0]);
    if (known && areSame(known, parts)) return [];
    const found = find();
    if (found.length === 0) sound.set(parts[0], parts);
    return found;
  };
};

type Asks = Readonly<Record<string, (subject: never) => unknown>>;
type Answers = ReadonlyMap<string, ReadonlyMap<unknown, unknown>>;

const isAlike = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other) || !isObject(one) || !isObject(other)) return Object.is(one, other);
  const names = Object.keys(one);
  const parts = one as Readonly<Record<string, unknown>>;
  const others = other as typeof parts;
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        Object.is(parts[name], others[name]) || (Array.isArray(one) && isAlike(parts[name], others[name])),
    )
  );
};

const ask = (asks: Asks, name: string, subject: unknown): unknown =>
  (asks[name] as (subject: unknown) => unknown)(subject);

// A question that throws is asked again by the work, which says more about it.
const areStillTrue = (answers: Answers, asks: Asks): boolean => {
  try {
    for (const [name, known] of answers)
      for (const [subject, answer] of known) if (!isAlike(ask(asks, name, subject), answer)) return false;
    return true;
  } catch {
    return false;
  }
};

/**
 * Caches results by an object and by the answers that `work` asked for. A cached result is valid if asking again
 * gives the same answers.
 */
export const memoizeAsking = <Key extends object, Own extends Asks, Answer>(most: number) => {
  const known = new WeakMap<Key, readonly { readonly answers: Answers; readonly answer: Answer }[]>();
  return (key: Key, asks: Own, work: (asks: Own) => Answer): Answer => {
    const all = known.get(key) ?? [];
    const found = all.find(({ answers }) => areStillTrue(answers, asks));
    if (found) return found.answer;
    const answers = new Map(Object.keys(asks).map((name) => [name, new Map<unknown, unknown>()]));
    const asking = Object.fromEntries(
      Array.from(answers, ([name, own]) => [
        name,
        (subject: unknown): unknown => {
          if (!own.has(subject)) own.set(subject, ask(asks, name, subject));
          return own.get(subject);
        },
      ]),
    ) as unknown as Own;
    const answer = work(asking);
    known.set(key, [{ answers, answer }, ...all.slice(0, most - 1)]);
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
