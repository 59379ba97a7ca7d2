import type { BlockRegistry } from '../../ui/blocks/block-registry.ts';
import { blocks } from '../../ui/blocks/blocks.ts';
import { blockViews } from '../../view/blocks/block-views.ts';

/** Every block type, in a chunk that loads after the first screen. */
export const allBlocks: BlockRegistry = { views: blockViews, components: blocks };
