import { enclosingAddresses } from '../../../../authoring/draft/changed-things.ts';
import { typeName } from '../../../../authoring/draft/type-name.ts';
import type { OutlineNode, OutlineSection } from '../../../../authoring/draft/outline.ts';
import type { Language } from '../../../../config/portal-config.ts';
import { memoize } from '../../../../rules/memoize.ts';

export interface PlacedNode {
  readonly node: OutlineNode;
  readonly above: readonly OutlineNode[];
  readonly section: OutlineSection;
}

export interface OutlineIndex {
  readonly sections: readonly OutlineSection[];
  readonly all: readonly PlacedNode[];
  readonly ownerOf: (address: string) => PlacedNode | undefined;
  readonly byId: (id: string) => PlacedNode | undefined;
}

// Without a text in the language: the English one, the type of block, or the id.
export const nodeName = (
  { id, title, type = '' }: Pick<OutlineNode, 'id' | 'title' | 'type'>,
  language: Language,
): string => title[language] ?? title.en ?? typeName(type, language) ?? id.split('/').at(-1) ?? id;

// The id is the whole path, such as `claims/list/open`; undefined for other names.
export const titleAt = ({ byId }: OutlineIndex, id: string, language: Language): string | undefined => {
  const found = id.includes('/') ? byId(id) : undefined;
  return found && nodeName(found.node, language);
};

/** Returns the name of an item with the names of its containers; undefined if no outline has the item. */
export const placedName = (
  outlines: readonly OutlineIndex[],
  id: string,
  language: Language,
): string | undefined => {
  const [found] = outlines.flatMap(({ byId }) => byId(id) ?? []);
  return found && [...found.above, found.node].map((node) => nodeName(node, language)).join(' › ');
};

const placed = (
  section: OutlineSection,
  nodes: readonly OutlineNode[],
  above: readonly OutlineNode[] = [],
): readonly PlacedNode[] =>
  nodes.flatMap((node) => [{ node, above, section }, ...placed(section, node.children, [...above, node])]);

const fileOf = (address: string): string => address.slice(0, address.indexOf('#'));

const sectionIndex = memoize((section: OutlineSection) => {
  const all = placed(section, section.nodes);
  const byAddress = new Map<string, PlacedNode>();
  for (const one of all.toReversed())
    for (const address of [one.node.words.en, one.node.words.es, one.node.entry]) byAddress.set(address, one);
  return {
    all,
    byAddress,
    byId: new Map(all.map((one) => [one.node.id, one])),
    files: new Set([...byAddress.keys()].map(fileOf)),
  };
});

// A shared block has several places: its address finds the first.
export const outlineIndex = memoize((sections: readonly OutlineSection[]): OutlineIndex => {
  const indexes = sections.map(sectionIndex);
  const inFile = memoize((file: string) => indexes.filter(({ files }) => files.has(file)));
  const at = (address: string): PlacedNode | undefined =>
    inFile(fileOf(address))
      .find(({ byAddress }) => byAddress.has(address))
      ?.byAddress.get(address);
  const named = (id: string): PlacedNode | undefined =>
    indexes.findLast(({ byId }) => byId.has(id))?.byId.get(id);
  return {
    sections,
    all: indexes.flatMap(({ all }) => all),
    ownerOf: (address) => enclosingAddresses(address).flatMap((one) => at(one) ?? [])[0],
    // An entry that a screen adds to a menu is edited at the screen.
    byId: (id) => named(id) ?? (id.startsWith('menus/') ? named(id.split('/').at(-1) ?? '') : undefined),
  };
});
