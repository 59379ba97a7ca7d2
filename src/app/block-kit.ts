import type { BlockComponents } from '../ui/blocks/block-components.ts';
import type { BlockViews } from '../view/blocks/block-view-of.ts';

/** What the code loaded so far can show: view functions and components by block type. */
export interface BlockKit {
  readonly views: BlockViews;
  readonly components: BlockComponents;
  /** True once the code of the other blocks could not be had. */
  readonly isCut?: boolean;
}
