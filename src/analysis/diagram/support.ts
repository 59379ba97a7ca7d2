import type { Diagram, Diagrams } from './diagrams.ts';

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
