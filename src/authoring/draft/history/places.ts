import type { SourceFiles } from '../../../config/files/source.ts';
import { type OutlineNode, outlineOf } from '../outline.ts';
import { valueAt } from '../value-at.ts';

const nodesBelow = (nodes: readonly OutlineNode[]): readonly OutlineNode[] =>
  nodes.flatMap((node) => [node, ...nodesBelow(node.children)]);

/** Returns the given addresses, and those of the texts of all items at or inside them. Texts are in other files. */
export const withTexts = (files: SourceFiles, addresses: readonly string[]): readonly string[] => {
  const nodes = nodesBelow(outlineOf(files).flatMap(({ nodes: own }) => own));
  const inside = nodes.filter(({ entry }) =>
    addresses.some((address) => entry === address || entry.startsWith(`${address}/`)),
  );
  return [...addresses, ...inside.flatMap(({ words }) => [words.en, words.es])];
};

/** Returns the address of the list that contains an element. */
export const listAt = (address: string): string | undefined =>
  address.endsWith(']') ? address.slice(0, address.lastIndexOf('/[')) : undefined;

/** Returns the names of a list's elements. `order` is the address of the list's order. */
export const namesIn = (files: SourceFiles, order: string): readonly string[] => {
  const { value } = valueAt(files, order);
  return Array.isArray(value) ? value.map(String) : [];
};
