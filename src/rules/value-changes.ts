type Parts = Readonly<Record<string, unknown>>;

/** The difference between two values: the changed parts, or the whole value. */
export type ValueChange =
  | { readonly to: unknown }
  /** `names`: all fields in their order; undefined if they are the same as before. */
  | {
      readonly names: readonly string[] | undefined;
      readonly fields: readonly (readonly [string, ValueChange])[];
    }
  /** `elements` replaces the elements of the earlier list from `start` up to, but not including, `end`. */
  | { readonly start: number; readonly end: number; readonly elements: readonly unknown[] };

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEqual = (before: unknown, after: unknown): boolean => changeBetween(before, after) === undefined;

const listChange = (before: readonly unknown[], after: readonly unknown[]): ValueChange | undefined => {
  let start = 0;
  while (start < before.length && start < after.length && isEqual(before[start], after[start])) start += 1;
  if (start === before.length && start === after.length) return undefined;
  let tail = 0;
  const most = Math.min(before.length, after.length) - start;
  while (tail < most && isEqual(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  return { start, end: before.length - tail, elements: after.slice(start, after.length - tail) };
};

const fieldsChange = (before: Parts, after: Parts): ValueChange | undefined => {
  const old = Object.keys(before);
  const names = Object.keys(after);
  const isSame = names.length === old.length && names.every((name, at) => name === old[at]);
  const fields = names.flatMap((name): readonly (readonly [string, ValueChange])[] => {
    if (!Object.hasOwn(before, name)) return [[name, { to: after[name] }]];
    const change = changeBetween(before[name], after[name]);
    return change ? [[name, change]] : [];
  });
  return isSame && fields.length === 0 ? undefined : { names: isSame ? undefined : names, fields };
};

/** Returns the difference between two values of plain data; undefined if they are equal. */
export const changeBetween = (before: unknown, after: unknown): ValueChange | undefined => {
  if (Object.is(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after);
  if (isParts(before) && isParts(after)) return fieldsChange(before, after);
  return { to: after };
};

/** Applies a change and returns the later value. Unchanged parts stay the same objects. */
export const changedValue = (before: unknown, change: ValueChange): unknown => {
  if ('to' in change) return change.to;
  if ('elements' in change) {
    const list = before as readonly unknown[];
    return [...list.slice(0, change.start), ...change.elements, ...list.slice(change.end)];
  }
  const old = before as Parts;
  const changes = new Map(change.fields);
  return Object.fromEntries(
    (change.names ?? Object.keys(old)).map((name) => {
      const own = changes.get(name);
      return [name, own ? changedValue(old[name], own) : old[name]];
    }),
  );
};
