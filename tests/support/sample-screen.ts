import type { BlockView } from '../../src/view/block-view.ts';
import type { ItemView } from '../../src/view/item-view.ts';
import { buildScreen } from '../../src/view/build-screen.ts';
import { screenAccess } from '../../src/view/screen-access.ts';
import { screenOf } from '../../src/view/screen-of.ts';
import { sampleContext, type SampleVisit } from './sample-context.ts';

/** What a sample member gets of one screen of the shipped configuration. */
export interface SampleScreen {
  readonly isOpen: boolean;
  readonly blocks: readonly BlockView[];
  readonly blockIds: readonly string[];
  readonly items: readonly ItemView[];
  readonly itemIds: readonly string[];
}

/** The screen of a key as a sample member sees it: its blocks and their items in order, whether or not the member may open it. */
export const sampleScreen = (key: string, visit: SampleVisit): SampleScreen => {
  const context = sampleContext(visit);
  const screen = screenOf(context.config, key);
  if (!screen) throw new Error(`No screen ${key}`);
  const blocks = buildScreen(screen, context).rows.flatMap((row) => {
    if (row.kind === 'full') return [row.block];
    return row.kind === 'hero' ? row.blocks : [...row.main, ...row.side];
  });
  const items = blocks.flatMap((block) => ('items' in block ? block.items : []));
  return {
    isOpen: screenAccess(screen, context).access === 'open',
    blocks,
    blockIds: blocks.map(({ id }) => id),
    items,
    itemIds: items.map(({ id }) => id),
  };
};
