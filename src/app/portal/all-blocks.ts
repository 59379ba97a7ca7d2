import type { BlockRegistry } from '../../ui/blocks/block-registry.ts';
import { blocks } from '../../ui/blocks/blocks.ts';
import { blockViews } from '../../view/blocks/block-views.ts';

/** Every block type. Loads in a separate chunk after the first screen. */
export const allBlocks: BlockRegistry = { views: blockViews, components: blocks };
