import type { BlockKit } from '../../ui/blocks/block-kit.ts';
import { blocks } from '../../ui/blocks/blocks.ts';
import { blockViews } from '../../view/blocks/block-views.ts';

/** Every block type: the chunk that follows once the first screen is on show. */
export const wholeKit: BlockKit = { views: blockViews, components: blocks };
