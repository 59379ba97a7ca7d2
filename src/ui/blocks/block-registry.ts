import type { ComponentType } from 'react';
import type { BlockViews } from '../../view/blocks/block-view.ts';
import type { BlockView } from '../../view/blocks/block-views.ts';

export type BlockComponent<T extends BlockView['type']> = ComponentType<{
  readonly view: Extract<BlockView, { readonly type: T }>;
}>;

export type BlockComponents = { readonly [T in BlockView['type']]?: BlockComponent<T> };

export interface BlockRegistry {
  readonly views: BlockViews;
  readonly components: BlockComponents;
  readonly hasFailed?: boolean;
}
