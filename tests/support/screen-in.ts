import type { BlockView } from '../../src/view/blocks/block-view.ts';
import type { ItemView } from '../../src/view/items.ts';
import { screenOf } from '../../src/view/routes/paths.ts';
import { screenAccess } from '../../src/view/routes/screen-access.ts';
import { buildScreen } from '../../src/view/screen/build-screen.ts';
import type { ViewContext } from '../../src/view/view-context.ts';

/** What a member gets of one screen. */
export interface ScreenIn {
  readonly isOpen: boolean;
  readonly blocks: readonly BlockView[];
  readonly blockIds: readonly string[];
  readonly items: readonly ItemView[];
  readonly itemIds: readonly string[];
}

const itemsOf = (block: BlockView): readonly ItemView[] => {
  if (block.type === 'tierCards') return block.cards.flatMap(({ items }) => items);
  return 'items' in block ? block.items : [];
};

/** The screen of a key in a context: its blocks and their items in order, whether or not the member may open it. */
export const screenIn = (key: string, context: ViewContext): ScreenIn => {
  const screen = screenOf(context.config, key);
  if (!screen) throw new Error(`No screen ${key}`);
  const blocks = buildScreen(screen, context).rows.flatMap((row): readonly BlockView[] => {
    if (row.kind === 'full') return [row.block];
    return row.kind === 'hero' ? row.blocks : [...row.main, ...row.side];
  });
  const items = blocks.flatMap(itemsOf);
  return {
    isOpen: screenAccess(screen, context).access === 'open',
    blocks,
    blockIds: blocks.map(({ id }) => id),
    items,
    itemIds: items.map(({ id }) => id),
  };
};
