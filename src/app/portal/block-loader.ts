import type { BlockRegistry } from '../../ui/blocks/block-registry.ts';

export interface BlockLoader {
  // The loaded code, so that a screen need not wait again.
  readonly get: () => BlockRegistry | undefined;
  // Rejects when the code cannot be loaded.
  readonly load: () => Promise<BlockRegistry>;
}

export const blockLoader = (): BlockLoader => {
  let blocks: BlockRegistry | undefined;
  return {
    get: () => blocks,
    load: async () => (blocks = (await import('./all-blocks.ts')).allBlocks),
  };
};
