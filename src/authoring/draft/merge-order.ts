import { diff3Merge } from 'node-diff3';

type Order = readonly string[];

const only = (order: Order, kept: ReadonlySet<string>): Order => order.filter((identity) => kept.has(identity));

const isSame = (one: Order, other: Order): boolean =>
  one.length === other.length && one.every((identity, place) => identity === other[place]);

/** The order of elements that all three have; undefined where the same elements were moved to different places. */
const commonOrder = (base: Order, mine: Order, theirs: Order): Order | undefined => {
  if (isSame(base, mine) || isSame(mine, theirs)) return theirs;
  if (isSame(base, theirs)) return mine;
  const regions = diff3Merge([...mine], [...base], [...theirs], { excludeFalseConflicts: true });
  const merged = regions.flatMap((region) => region.ok ?? []);
  const isWhole = merged.length === base.length && new Set(merged).size === base.length;
  return isWhole && regions.every(({ conflict }) => conflict === undefined) ? merged : undefined;
};

/** An order with further elements, each behind the element that it follows in its own order. */
const withAdded = (order: Order, own: Order): Order => {
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
  return [undefined, ...order].flatMap((one) => [...(one === undefined ? [] : [one]), ...(behind.get(one) ?? [])]);
};

/**
 * The order of the elements that a merge keeps; undefined where both sides moved the same elements to different places. Of elements that
 * both added at one place mine come first; what neither order has goes to the end.
 */
export const mergedOrder = (kept: Order, base: Order, mine: Order, theirs: Order): Order | undefined => {
  const [inMine, inTheirs, all] = [new Set(mine), new Set(theirs), new Set(kept)];
  const common = new Set(base.filter((identity) => all.has(identity) && inMine.has(identity) && inTheirs.has(identity)));
  const order = commonOrder(only(base, common), only(mine, common), only(theirs, common));
  if (!order) return undefined;
  const placed = withAdded(withAdded(order, only(theirs, all)), only(mine, all));
  const done = new Set(placed);
  return [...placed, ...kept.filter((identity) => !done.has(identity))];
};

/** The kept elements in the order that somebody chose; what the choice lacks goes to the end. */
export const chosenOrder = (kept: Order, chosen: Order): Order => {
  const known = new Set(kept);
  const first = new Set(chosen.filter((identity) => known.has(identity)));
  return [...first, ...kept.filter((identity) => !first.has(identity))];
};
