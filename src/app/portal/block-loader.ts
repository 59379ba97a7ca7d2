import type { BlockRegistry } from '../../ui/blocks/block-registry.ts';

export interface BlockLoader {
  readonly get: () => BlockRegistry | undefined;
  readonly load: () => Promise<BlockRegistry>;
}

export const blockLoader = (): BlockLoader => {
  let blocks: BlockRegistry | undefined;
  return {
    get: () => blocks,
    load: async () => (blocks = (await import('./all-blocks.ts')).allBlocks),
  };
};
