import type { Diagram, Diagrams } from './diagrams.ts';

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
