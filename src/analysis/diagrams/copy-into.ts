import type { Diagram, Diagrams } from './diagrams.ts';

// New nodes are created in `into`. So a long computation can run in pieces, each with diagrams that are
// discarded afterwards.
export const copyInto = (from: Diagrams, into: Diagrams): ((condition: Diagram) => Diagram) => {
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
