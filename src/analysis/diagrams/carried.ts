import type { Diagram, Diagrams } from './diagrams.ts';

/**
 * Writes conditions of some diagrams into others over the same bits, each node once. What is worked out there goes with the others,
 * so that long work is done in pieces, none of which leaves its nodes behind.
 */
export const carriedInto = (from: Diagrams, into: Diagrams): ((condition: Diagram) => Diagram) => {
  const known = new Map<Diagram, Diagram>([
    [0, 0],
    [1, 1],
  ]);
  const carried = (node: Diagram): Diagram => {
    const found = known.get(node);
    if (found !== undefined) return found;
    const copy = into.node(from.level(node), carried(from.low(node)), carried(from.high(node)));
    known.set(node, copy);
    return copy;
  };
  return carried;
};
