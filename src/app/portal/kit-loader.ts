import type { BlockKit } from '../../ui/blocks/block-kit.ts';

/** The way to the code of every block type. */
export interface KitLoader {
  /** What has been loaded, so that a screen need not wait for it again. */
  readonly get: () => BlockKit | undefined;
  /** Rejects when the code cannot be had. */
  readonly load: () => Promise<BlockKit>;
}

/** A loader for one page load. */
export const kitLoader = (): KitLoader => {
  let kit: BlockKit | undefined;
  return {
    get: () => kit,
    load: async () => (kit = (await import('./whole-kit.ts')).wholeKit),
  };
};
