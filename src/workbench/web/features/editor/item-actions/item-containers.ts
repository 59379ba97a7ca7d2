import { itemLists } from '../../../../../authoring/draft/form-fields.ts';
import type { ItemList } from '../../../../../authoring/draft/items/item-edits.ts';
import { parentAddress } from '../../../../../authoring/draft/items/write-edits.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import type { DraftFiles } from '../../../draft/draft-data.ts';
import { valueAt } from '../../../../../authoring/draft/value-at.ts';

export interface ItemContainer {
  readonly placed: PlacedNode;
  readonly list: ItemList;
}

const fieldOf = (name: string | undefined): ItemList['field'] | undefined =>
  name === 'items' || name === 'cards' || name === 'entries' ? name : undefined;

export const itemContainers = ({ files, outline }: DraftFiles): readonly ItemContainer[] => {
  const seen = new Set<string>();
  return outline.all.flatMap((placed): readonly ItemContainer[] => {
    const { node } = placed;
    if (seen.has(node.entry) || node.kind === 'screen') return [];
    const field = fieldOf(itemLists(valueAt(files, node.entry).shape)[0]);
    if (field === undefined) return [];
    seen.add(node.entry);
    // The texts of a block are next to those of its items, and so are those of a menu.
    return [
      {
        placed,
        list: {
          holder: node.entry,
          field,
          words: { en: parentAddress(node.words.en), es: parentAddress(node.words.es) },
        },
      },
    ];
  });
};
