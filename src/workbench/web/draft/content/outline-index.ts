import { enclosingAddresses } from '../../../../authoring/draft/changed-things.ts';
import type { OutlineNode, OutlineSection } from '../../../../authoring/draft/outline.ts';
import type { Language } from '../../../../config/portal-config.ts';
import { memoize } from '../../../../rules/memoize.ts';
import blockTypes from './block-types.json' with { type: 'json' };

/** An item of the outline with the way to it, the screen or menu first. */
export interface PlacedNode {
  readonly node: OutlineNode;
  readonly above: readonly OutlineNode[];
  readonly section: OutlineSection;
}

/** The outline for questions by address and by id. */
export interface OutlineIndex {
  readonly sections: readonly OutlineSection[];
  readonly all: readonly PlacedNode[];
  /** What an address belongs to: its entry, its words, or something inside them. */
  readonly ownerOf: (address: string) => PlacedNode | undefined;
  readonly byId: (id: string) => PlacedNode | undefined;
}

/** What each type of block is called where one has no words of its own. */
const typeNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = blockTypes;

/** What something is called: in its own words, in those of English where it has none in the language, by its type of block, else by its id. */
export const nodeName = ({ id, title, type = '' }: Pick<OutlineNode, 'id' | 'title' | 'type'>, language: Language): string =>
  title[language] ?? title.en ?? typeNames[type]?.[language] ?? id.split('/').at(-1) ?? id;

/** What the item is called whose id is the whole way to it, `claims/list/open`; undefined for other names, as of a rule. */
export const titleAt = ({ byId }: OutlineIndex, id: string, language: Language): string | undefined => {
  const found = id.includes('/') ? byId(id) : undefined;
  return found && nodeName(found.node, language);
};

const placed = (section: OutlineSection, nodes: readonly OutlineNode[], above: readonly OutlineNode[] = []): readonly PlacedNode[] =>
  nodes.flatMap((node) => [{ node, above, section }, ...placed(section, node.children, [...above, node])]);

/** Makes an outline ready for questions; of several places of a shared block the first is found by its address. */
export const outlineIndex = memoize((sections: readonly OutlineSection[]): OutlineIndex => {
  const all = sections.flatMap((section) => placed(section, section.nodes));
  const byAddress = new Map<string, PlacedNode>();
  for (const one of all.toReversed())
    for (const address of [one.node.words.en, one.node.words.es, one.node.entry]) byAddress.set(address, one);
  const ids = new Map(all.map((one) => [one.node.id, one]));
  return {
    sections,
    all,
    ownerOf: (address) => enclosingAddresses(address).flatMap((one) => byAddress.get(one) ?? [])[0],
    byId: (id) => ids.get(id),
  };
});
