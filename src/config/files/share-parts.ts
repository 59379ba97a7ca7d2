type Parts = Record<string | number, unknown>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

// As written: the order of fields counts.
const isEqual = (one: unknown, other: unknown): boolean => {
  if (!isParts(one) || !isParts(other)) return Object.is(one, other);
  if (one === other) return true;
  const names = Object.keys(one);
  const others = Object.keys(other);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === others.length &&
    names.every((name, at) => name === others[at] && isEqual(one[name], other[name]))
  );
};

const shareElements = (before: readonly unknown[], after: unknown[]): void => {
  const moved = before.length - after.length;
  const common = Math.min(before.length, after.length);
  let start = 0;
  while (start < common && isEqual(before[start], after[start])) start += 1;
  let end = after.length;
  while (end > start && end + moved > start && isEqual(before[end - 1 + moved], after[end - 1])) end -= 1;
  for (let at = 0; at < after.length; at += 1) {
    const from = at < end ? at : at + moved;
    if (at < start || at >= end || at < end + moved) after[at] = shareParts(before[from], after[at]);
  }
};

/**
 * Replaces parts of `after` by equal parts of `before` at the same place, and returns `after`. List elements are
 * matched from the start and from the end (Decision 0065). Each part of `before` is used at most once.
 */
export const shareParts = (before: unknown, after: unknown): unknown => {
  if (isEqual(before, after)) return before;
  if (!isParts(before) || !isParts(after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) shareElements(before, after);
  else if (!Array.isArray(before) && !Array.isArray(after))
    for (const name of Object.keys(after))
      if (Object.hasOwn(before, name)) after[name] = shareParts(before[name], after[name]);
  return after;
};
