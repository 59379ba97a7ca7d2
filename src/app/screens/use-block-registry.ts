import { startTransition, useEffect, useState } from 'react';
import type { BlockRegistry } from '../../ui/blocks/block-registry.ts';
import { afterPaint } from '../../ui/lazy/deferred.tsx';
import { usePortal } from '../portal/use-portal.ts';

export const useBlockRegistry = (first: BlockRegistry): BlockRegistry => {
  const { blocks: loader } = usePortal();
  const [blocks, setBlocks] = useState(() => loader.get() ?? first);
  useEffect(() => {
    afterPaint()
      .then(loader.load)
      .then((all) => startTransition(() => setBlocks(all)))
      .catch(() => setBlocks((loaded) => ({ ...loaded, hasFailed: true })));
  }, [loader]);
  return blocks;
};
