import { useEffect, useState } from 'react';
import type { BlockComponents } from '../ui/blocks/block-components.ts';
import { blocks } from '../ui/blocks/blocks.ts';
import { loadBlocks } from '../ui/blocks/load-blocks.ts';

/** The components of home at once, and those of all other screens as soon as the first screen is on show. */
export const useMemberBlocks = (): BlockComponents => {
  const [loaded, setLoaded] = useState<BlockComponents>(blocks);
  useEffect(() => {
    void loadBlocks().then(setLoaded);
  }, []);
  return loaded;
};
