import type { BlockRegistry } from '../../ui/blocks/block-registry.ts';

/** The way to the code of every block type. */
export interface BlockLoader {
  /** What has been loaded, so that a screen need not wait for it again. */
  readonly get: () => BlockRegistry | undefined;
  /** Rejects when the code cannot be loaded. */
  readonly load: () => Promise<BlockRegistry>;
}

/** A loader for one page load. */
export const blockLoader = (): BlockLoader => {
  let blocks: BlockRegistry | undefined;
  return {
    get: () => blocks,
    load: async () => (blocks = (await import('./all-blocks.ts')).allBlocks),
  };
};
