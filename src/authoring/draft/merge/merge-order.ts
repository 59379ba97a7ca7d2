import { diff3Merge } from 'node-diff3';

type Order = readonly string[];

const only = (order: Order, remaining: ReadonlySet<string>): Order =>
  order.filter((identity) => remaining.has(identity));

const isSame = (one: Order, other: Order): boolean =>
  one.length === other.length && one.every((identity, index) => identity === other[index]);

const commonOrder = (base: Order, mine: Order, theirs: Order): Order | undefined => {
  if (isSame(base, mine) || isSame(mine, theirs)) return theirs;
  if (isSame(base, theirs)) return mine;
  const regions = diff3Merge([...mine], [...base], [...theirs], { excludeFalseConflicts: true });
  const merged = regions.flatMap((region) => region.ok ?? []);
  const isWhole = merged.length === base.length && new Set(merged).size === base.length;
  return isWhole && regions.every(({ conflict }) => conflict === undefined) ? merged : undefined;
};

// Each new element goes after the one that precedes it in its own order.
export const withAdded = (order: Order, own: Order): Order => {
  const known = new Set(order);
  const behind = new Map<string | undefined, string[]>();
  let last: string | undefined;
  for (const identity of own) {
    if (known.has(identity)) last = identity;
    else {
      const added = behind.get(last);
      if (added) added.push(identity);
      else behind.set(last, [identity]);
    }
  }
  return [undefined, ...order].flatMap((one) => [
    ...(one === undefined ? [] : [one]),
    ...(behind.get(one) ?? []),
  ]);
};

// Undefined when both sides moved the same elements differently. At one position, `mine` comes first; unknown
// elements go to the end.
export const mergeOrder = (remaining: Order, base: Order, mine: Order, theirs: Order): Order | undefined => {
  const inMine = new Set(mine);
  const inTheirs = new Set(theirs);
  const all = new Set(remaining);
  const common = new Set(
    base.filter((identity) => all.has(identity) && inMine.has(identity) && inTheirs.has(identity)),
  );
  const order = commonOrder(only(base, common), only(mine, common), only(theirs, common));
  if (!order) return undefined;
  const placed = withAdded(withAdded(order, only(theirs, all)), only(mine, all));
  const done = new Set(placed);
  return [...placed, ...remaining.filter((identity) => !done.has(identity))];
};

export const applyChosenOrder = (remaining: Order, chosen: Order): Order => {
  const known = new Set(remaining);
  const first = new Set(chosen.filter((identity) => known.has(identity)));
  return [...first, ...remaining.filter((identity) => !first.has(identity))];
};
