import { useEffect, useState } from 'react';
import type { BlockComponents } from '../ui/blocks/block-components.ts';
import { publicBlocks } from '../ui/blocks/public-blocks.ts';

/** The components of the sign-in screen at once, and those of the help page as soon as the first screen is on show. */
export const usePublicBlocks = (): BlockComponents => {
  const [loaded, setLoaded] = useState<BlockComponents>(publicBlocks);
  useEffect(() => {
    void import('../ui/blocks/faq.tsx').then(({ Faq }) => setLoaded({ ...publicBlocks, faq: Faq }));
  }, []);
  return loaded;
};
