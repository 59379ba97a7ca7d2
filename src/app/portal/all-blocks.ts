import type { BlockRegistry } from '../../ui/blocks/block-registry.ts';
import { blocks } from '../../ui/blocks/blocks.ts';
import { blockViews } from '../../view/blocks/block-views.ts';

/** Every block type: the chunk that follows once the first screen is on show. */
export const allBlocks: BlockRegistry = { views: blockViews, components: blocks };
