import type { ComponentType } from 'react';
import type { BlockViews } from '../../view/blocks/block-view.ts';
import type { BlockView } from '../../view/blocks/block-views.ts';

/** The component of a block type, given that type's view. */
export type BlockComponent<T extends BlockView['type']> = ComponentType<{ readonly view: Extract<BlockView, { readonly type: T }> }>;

/** Components by block type, as far as their code is loaded. */
export type BlockComponents = { readonly [T in BlockView['type']]?: BlockComponent<T> };

/** What the code loaded so far can show: view functions and components by block type. */
export interface BlockRegistry {
  readonly views: BlockViews;
  readonly components: BlockComponents;
  /** True once the code of the other blocks could not be loaded. */
  readonly hasFailed?: boolean;
}
