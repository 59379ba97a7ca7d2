import type { Diagram, Diagrams } from './diagrams.ts';

/** A conjunction of bits: maps the level of each bit to its value. */
export type BitCube = ReadonlyMap<number, boolean>;

// Conjunctions that together hold where a condition does. They are built only on demand, because there may be
// more than fit into memory.
export interface Cover {
  // Exact below 2^53.
  readonly count: number;
  readonly first: (most: number) => readonly BitCube[];
  readonly sum: Diagram;
}

const nothing: Cover = { count: 0, sum: 0, first: () => [] };
const everything: Cover = { count: 1, sum: 1, first: (most) => (most > 0 ? [new Map()] : []) };

const joined = (level: number, covers: readonly Cover[], sum: Diagram): Cover => ({
  count: covers.reduce((count, one) => count + one.count, 0),
  sum,
  first: (most) => {
    const found: BitCube[] = [];
    for (const [bit, one] of covers.entries()) {
      if (found.length === most) break;
      for (const cube of one.first(most - found.length))
        found.push(bit < 2 ? new Map([[level, bit === 1], ...cube]) : cube);
    }
    return found;
  },
});

/**
 * Returns an irredundant sum of products between `least` and `most` (Minato and Morreale); undefined above
 * `limit` products.
 */
export const coverWithin = (
  diagrams: Diagrams,
  least: Diagram,
  most: Diagram,
  limit: number,
): Cover | undefined => {
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
    const lower0 = at(lower, false);
    const lower1 = at(lower, true);
    const upper0 = at(upper, false);
    const upper1 = at(upper, true);
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

export const cover = (diagrams: Diagrams, least: Diagram, most: Diagram): Cover => {
  const found = coverWithin(diagrams, least, most, Infinity);
  if (!found) throw new Error('without a limit there is always a cover');
  return found;
};

// Exact below 2^53.
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

/** Returns the levels of the bits that a condition depends on, lowest first. */
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

// Existential quantification: the condition that some values of these bits satisfy `root`.
export const without = (diagrams: Diagrams, levels: ReadonlySet<number>): ((root: Diagram) => Diagram) => {
  const known = new Map<Diagram, Diagram>();
  const visit = (node: Diagram): Diagram => {
    if (node < 2) return node;
    const found = known.get(node);
    if (found !== undefined) return found;
    const level = diagrams.level(node);
    const low = visit(diagrams.low(node));
    const high = visit(diagrams.high(node));
    const answer = levels.has(level) ? diagrams.or(low, high) : diagrams.node(level, low, high);
    known.set(node, answer);
    return answer;
  };
  return visit;
};
