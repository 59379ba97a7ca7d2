import type { Diagram, Diagrams } from './diagrams.ts';

/** A conjunction of bits: level to the bit's value. */
export type BitCube = ReadonlyMap<number, boolean>;

/** Conjunctions that together hold where a condition does. None is written before it is asked for: there may be more than fit anywhere. */
export interface Cover {
  /** How many they are; exact below 2^53. */
  readonly count: number;
  /** The first of them. */
  readonly first: (most: number) => readonly BitCube[];
  /** At least one of them holds. */
  readonly sum: Diagram;
}

const nothing: Cover = { count: 0, sum: 0, first: () => [] };
const everything: Cover = { count: 1, sum: 1, first: (most) => (most > 0 ? [new Map()] : []) };

/** Three covers as one: the cubes of the first with a bit that is 0, those of the second with the bit 1, those of the third as they are. */
const joined = (level: number, covers: readonly Cover[], sum: Diagram): Cover => ({
  count: covers.reduce((count, one) => count + one.count, 0),
  sum,
  first: (most) => {
    const found: BitCube[] = [];
    for (const [bit, one] of covers.entries()) {
      if (found.length === most) break;
      for (const cube of one.first(most - found.length)) found.push(bit < 2 ? new Map([[level, bit === 1], ...cube]) : cube);
    }
    return found;
  },
});

/**
 * An irredundant sum of products that holds everywhere in `least` and nowhere outside `most` (Minato and Morreale);
 * members between the two may be covered or not. Undefined where it takes more than `limit` products: this is told after the first `limit + 1`,
 * since there may be more of them than time to find them.
 */
export const coverWithin = (diagrams: Diagrams, least: Diagram, most: Diagram, limit: number): Cover | undefined => {
  const known = new Map<string, Cover | undefined>();
  const solve = (lower: Diagram, upper: Diagram): Cover | undefined => {
    if (lower === 0) return nothing;
    if (upper === 1) return everything;
    const key = `${lower},${upper}`;
    if (!known.has(key)) known.set(key, split(lower, upper));
    return known.get(key);
  };
  const split = (lower: Diagram, upper: Diagram): Cover | undefined => {
    const level = Math.min(diagrams.level(lower), diagrams.level(upper));
    const at = (node: Diagram, bit: boolean): Diagram =>
      diagrams.level(node) !== level ? node : bit ? diagrams.high(node) : diagrams.low(node);
    const [lower0, lower1, upper0, upper1] = [at(lower, false), at(lower, true), at(upper, false), at(upper, true)];
    const zero = solve(diagrams.minus(lower0, upper1), upper0);
    const one = zero && solve(diagrams.minus(lower1, upper0), upper1);
    if (!one || zero.count + one.count > limit) return undefined;
    const rest = diagrams.or(diagrams.minus(lower0, zero.sum), diagrams.minus(lower1, one.sum));
    const both = solve(rest, diagrams.and(upper0, upper1));
    if (!both || zero.count + one.count + both.count > limit) return undefined;
    return joined(level, [zero, one, both], diagrams.or(diagrams.node(level, zero.sum, one.sum), both.sum));
  };
  return solve(least, most);
};

/** The same without a limit: for conditions as people write them. */
export const cover = (diagrams: Diagrams, least: Diagram, most: Diagram): Cover => {
  const found = coverWithin(diagrams, least, most, Infinity);
  if (!found) throw new Error('without a limit there is always a cover');
  return found;
};

/** How many assignments of `bits` bits satisfy a condition; exact below 2^53. */
export const countStates = (diagrams: Diagrams, root: Diagram, bits: number): number => {
  const counts = new Map<Diagram, number>();
  const levelOf = (node: Diagram): number => (node < 2 ? bits : diagrams.level(node));
  const below = (node: Diagram): number => {
    if (node < 2) return node;
    const known = counts.get(node);
    if (known !== undefined) return known;
    const share = (child: Diagram): number => below(child) * 2 ** (levelOf(child) - levelOf(node) - 1);
    const count = share(diagrams.low(node)) + share(diagrams.high(node));
    counts.set(node, count);
    return count;
  };
  return below(root) * 2 ** levelOf(root);
};

/** The bits that a condition depends on, lowest first. */
export const support = (diagrams: Diagrams, root: Diagram): readonly number[] => {
  const seen = new Set<Diagram>();
  const levels = new Set<number>();
  const visit = (node: Diagram): void => {
    if (node < 2 || seen.has(node)) return;
    seen.add(node);
    levels.add(diagrams.level(node));
    visit(diagrams.low(node));
    visit(diagrams.high(node));
  };
  visit(root);
  return [...levels].sort((one, other) => one - other);
};

/** Makes the question whether a condition can hold whatever some bits are: the condition without these bits. What was worked out is kept. */
export const without = (diagrams: Diagrams, levels: ReadonlySet<number>): ((root: Diagram) => Diagram) => {
  const known = new Map<Diagram, Diagram>();
  const visit = (node: Diagram): Diagram => {
    if (node < 2) return node;
    const found = known.get(node);
    if (found !== undefined) return found;
    const level = diagrams.level(node);
    const [low, high] = [visit(diagrams.low(node)), visit(diagrams.high(node))];
    const answer = levels.has(level) ? diagrams.or(low, high) : diagrams.node(level, low, high);
    known.set(node, answer);
    return answer;
  };
  return visit;
};
