import type { OutlineNode, OutlineSection } from '../../../../../authoring/draft/outline.ts';
import type { Language } from '../../../../../config/portal-config.ts';
import { nodeName } from '../../../draft/content/outline-index.ts';
import { containsText } from '../../../kit/match-text.ts';

export interface TreeRow {
  /** The path of a file, or the id of an item. */
  readonly id: string;
  readonly node: OutlineNode | undefined;
  readonly name: string;
  /** The level in the tree, starting at 1. */
  readonly level: number;
  readonly hasBelow: boolean;
  readonly isOpen: boolean;
}

export interface TreeView {
  readonly language: Language;
  readonly open: ReadonlySet<string>;
  readonly text: string;
  /** Limits the rows to the matching nodes and their containers. Undefined shows all rows. */
  readonly only: ((node: OutlineNode) => boolean) | undefined;
  readonly menus: string;
}

const isWanted = (node: OutlineNode, { text, only, language }: TreeView): boolean =>
  (only === undefined || only(node)) &&
  (text === '' ||
    [node.id, node.title.en, node.title.es, nodeName(node, language)].some(
      (name) => name !== undefined && containsText(name, text),
    ));

// Includes their containers and, unless a filter is set, everything inside them.
const wantedOf = (nodes: readonly OutlineNode[], view: TreeView): readonly OutlineNode[] =>
  nodes.flatMap((node) => {
    if (isWanted(node, view) && view.only === undefined) return [node];
    const children = wantedOf(node.children, view);
    return isWanted(node, view) || children.length > 0 ? [{ ...node, children }] : [];
  });

const rowsOf = (
  nodes: readonly OutlineNode[],
  level: number,
  view: TreeView,
  isNarrowed: boolean,
): readonly TreeRow[] =>
  nodes.flatMap((node): readonly TreeRow[] => {
    const isOpen = isNarrowed || view.open.has(node.id);
    const row = {
      id: node.id,
      node,
      name: nodeName(node, view.language),
      level,
      hasBelow: node.children.length > 0,
      isOpen,
    };
    return isOpen ? [row, ...rowsOf(node.children, level + 1, view, isNarrowed)] : [row];
  });

export const treeRows = (sections: readonly OutlineSection[], view: TreeView): readonly TreeRow[] => {
  const isNarrowed = view.text !== '' || view.only !== undefined;
  return sections.flatMap(({ file, name, nodes }): readonly TreeRow[] => {
    const wanted = isNarrowed ? wantedOf(nodes, view) : nodes;
    if (wanted.length === 0) return [];
    const isOpen = isNarrowed || view.open.has(file);
    const [first] = nodes;
    const title = file.startsWith('config/site/')
      ? view.menus
      : first
        ? nodeName(first, view.language)
        : name;
    const row = { id: file, node: undefined, name: title, level: 1, hasBelow: true, isOpen };
    return isOpen ? [row, ...rowsOf(wanted, 2, view, isNarrowed)] : [row];
  });
};
