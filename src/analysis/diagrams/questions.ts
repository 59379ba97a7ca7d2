import type { Diagram, Diagrams } from './diagrams.ts';

/** A conjunction of bits: level to the bit's value. */
export type BitCube = ReadonlyMap<number, boolean>;

interface Cover {
  readonly cubes: readonly BitCube[];
  readonly sum: Diagram;
}

const withBit = (cubes: readonly BitCube[], level: number, bit: boolean): readonly BitCube[] =>
  cubes.map((cube) => new Map([[level, bit], ...cube]));

/**
 * An irredundant sum of products that holds everywhere in `least` and nowhere outside `most` (Minato and Morreale);
 * members between the two may be covered or not.
 */
export const cover = (diagrams: Diagrams, least: Diagram, most: Diagram): readonly BitCube[] => {
  const known = new Map<string, Cover>();
  const solve = (lower: Diagram, upper: Diagram): Cover => {
    if (lower === 0) return { cubes: [], sum: 0 };
    if (upper === 1) return { cubes: [new Map()], sum: 1 };
    const key = `${lower},${upper}`;
    const found = known.get(key) ?? split(lower, upper);
    known.set(key, found);
    return found;
  };
  const split = (lower: Diagram, upper: Diagram): Cover => {
    const level = Math.min(diagrams.level(lower), diagrams.level(upper));
    const at = (node: Diagram, bit: boolean): Diagram =>
      diagrams.level(node) !== level ? node : bit ? diagrams.high(node) : diagrams.low(node);
    const [lower0, lower1, upper0, upper1] = [at(lower, false), at(lower, true), at(upper, false), at(upper, true)];
    const zero = solve(diagrams.minus(lower0, upper1), upper0);
    const one = solve(diagrams.minus(lower1, upper0), upper1);
    const rest = diagrams.or(diagrams.minus(lower0, zero.sum), diagrams.minus(lower1, one.sum));
    const both = solve(rest, diagrams.and(upper0, upper1));
    return {
      cubes: [...withBit(zero.cubes, level, false), ...withBit(one.cubes, level, true), ...both.cubes],
      sum: diagrams.or(diagrams.node(level, zero.sum, one.sum), both.sum),
    };
  };
  return solve(least, most).cubes;
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
