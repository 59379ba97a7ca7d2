import type { ComponentType } from 'react';
import type { BlockViews } from '../../view/blocks/block-view.ts';
import type { BlockView } from '../../view/blocks/block-views.ts';

export type BlockComponent<T extends BlockView['type']> = ComponentType<{ readonly view: Extract<BlockView, { readonly type: T }> }>;

// Only for types whose code is loaded.
export type BlockComponents = { readonly [T in BlockView['type']]?: BlockComponent<T> };

/** View functions and components by block type, for the code that is loaded. */
export interface BlockRegistry {
  readonly views: BlockViews;
  readonly components: BlockComponents;
  /** True when the code of the other blocks could not be loaded. */
  readonly hasFailed?: boolean;
}
