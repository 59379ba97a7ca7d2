import type { ComponentType } from 'react';
import type { BlockView } from '../../view/blocks/block-view.ts';

/** The component of a block type, given that type's view. */
export type BlockComponent<T extends BlockView['type']> = ComponentType<{ readonly view: Extract<BlockView, { readonly type: T }> }>;

/** Components by block type, as far as their code is loaded. */
export type BlockComponents = { readonly [T in BlockView['type']]?: BlockComponent<T> };
