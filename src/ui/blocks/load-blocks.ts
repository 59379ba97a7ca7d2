import type { BlockView } from '../../view/block-view.ts';
import type { BlockComponent } from './block-components.ts';
import { blocks } from './blocks.ts';

type Blocks = { readonly [T in BlockView['type']]: BlockComponent<T> };

/** The component of every block type, those of the later chunk with them; a type without one does not compile. Rejects when the chunk cannot be had. */
export const loadBlocks = async (): Promise<Blocks> => {
  const { laterBlocks } = await import('./later-blocks.ts');
  return { ...blocks, ...laterBlocks };
};
